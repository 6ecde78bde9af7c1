import kernel from 'shared-kernel/package.json';
import { kernelPlatform } from 'tooling/webpack/platform-entries';
import { platform } from './platform';

describe('the platform', () => {
  it('[federation] is imported by the shell for every entry that remotes take from it', () => {
    expect(Object.keys(platform).sort()).toEqual([...kernelPlatform].sort());
  });

  it('[federation] names only entries that the kernel has', () => {
    const entries = Object.keys(kernel.exports).map((entry) => entry.replace('.', 'shared-kernel'));
    expect(entries).toEqual(expect.arrayContaining([...kernelPlatform]));
  });
});
