import { onPath } from './find-browser';

describe('where a program may be', () => {
  it('[tooling] is every folder of the PATH, the first named program first', () => {
    const machine = { platform: 'linux', env: { PATH: '/home/eva/bin:/usr/bin' } } as const;
    expect(onPath(machine, ['firefox-esr', 'firefox'])).toEqual([
      '/home/eva/bin/firefox-esr',
      '/usr/bin/firefox-esr',
      '/home/eva/bin/firefox',
      '/usr/bin/firefox',
    ]);
  });

  it('[tooling] is a folder of Path on Windows', () => {
    const machine = { platform: 'win32', env: { Path: 'C:\\Tools;D:\\' } } as const;
    expect(onPath(machine, ['firefox.exe'])).toEqual(['C:\\Tools\\firefox.exe', 'D:\\firefox.exe']);
  });
});
