import { readFileSync } from 'node:fs';
import kernel from 'shared-kernel/package.json';
import { sharedModuleNames } from 'shared-kernel/remote';
import { sharedModules, getSharedVersion } from './shared-versions';
import { providedModules } from './shared-modules';

describe('shared modules of the shell', () => {
  it('[federation] the shell shares every module that remotes import', () => {
    expect(Object.keys(providedModules).sort()).toEqual(
      [...sharedModuleNames.libraries, ...sharedModuleNames.kernel].sort(),
    );
  });

  it.each(sharedModuleNames.libraries)(
    '[federation] the shell shares the installed version of %s',
    (entry) => {
      const file = require.resolve(`${sharedModuleNames.packageOf(entry)}/package.json`);
      const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
      expect(getSharedVersion(entry)).toBe(version);
    },
  );

  it.each(sharedModuleNames.libraries)(
    '[federation] remotes and shell use one instance of %s',
    async (entry) => {
      const lent = await providedModules[entry]();
      const own = (await import(entry)) as object;
      expect(Object.keys(lent)).toEqual(Object.keys(own));
      expect(Object.values(lent)).toEqual(Object.values(own));
    },
  );

  it('[federation] shared modules are available as soon as their code has loaded', async () => {
    await expect(sharedModules).resolves.toBe(providedModules);
  });

  it('[federation] the shell shares all exports of the kernel', () => {
    const entries = Object.keys(kernel.exports).map((entry) => entry.replace('.', 'shared-kernel'));
    expect(entries).toEqual(expect.arrayContaining(sharedModuleNames.kernel));
  });
});
