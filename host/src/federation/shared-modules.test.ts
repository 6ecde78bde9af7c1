import { readFileSync } from 'node:fs';
import kernel from 'shared-kernel/package.json';
import { platform } from 'shared-kernel/remote';
import { sharedModules, sharedVersion } from './shared-versions';
import { modules } from './shared-modules';

describe('the platform', () => {
  it('[federation] is provided by the shell for every entry that remotes take from it', () => {
    expect(Object.keys(modules).sort()).toEqual([...platform.libraries, ...platform.kernel].sort());
  });

  it.each(platform.libraries)('[federation] names the installed version of %s', (entry) => {
    const file = require.resolve(`${platform.packageOf(entry)}/package.json`);
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    expect(sharedVersion(entry)).toBe(version);
  });

  it.each(platform.libraries)(
    '[federation] lends the shell’s own instance of %s',
    async (entry) => {
      const lent = await modules[entry]();
      const own = (await import(entry)) as object;
      expect(Object.keys(lent)).toEqual(Object.keys(own));
      expect(Object.values(lent)).toEqual(Object.values(own));
    },
  );

  it('[federation] is lent as soon as its code has loaded', async () => {
    await expect(sharedModules).resolves.toBe(modules);
  });

  it('[federation] names only entries that the kernel has', () => {
    const entries = Object.keys(kernel.exports).map((entry) => entry.replace('.', 'shared-kernel'));
    expect(entries).toEqual(expect.arrayContaining(platform.kernel));
  });
});
