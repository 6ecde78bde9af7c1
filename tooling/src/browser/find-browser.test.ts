import { findBrowser, type SearchedMachine, onPath, launchArguments } from './find-browser';

describe('what a browser is started with', () => {
  it('[tooling] leaves the sandbox out for root on Linux only', () => {
    expect(launchArguments('linux', 0)).toContain('--no-sandbox');
    expect(launchArguments('linux', 1000)).not.toContain('--no-sandbox');
    expect(launchArguments('darwin', 0)).not.toContain('--no-sandbox');
  });

  it('[tooling] keeps the browser from calling anyone by itself', () => {
    expect(launchArguments('linux', 1000)).toEqual(
      expect.arrayContaining([
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ]),
    );
  });
});

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

const kept = '/home/eva/.cache/ms-playwright/chrome';

/** A machine whose browsers are a record of path to version; `undefined` is one that does not run. */
function machine(
  browsers: Record<string, string | undefined>,
  over: Partial<SearchedMachine> = {},
) {
  const calls: string[] = [];
  const files = new Map(Object.entries(browsers));
  const made: SearchedMachine = {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    exists: (path) => files.has(path),
    installed: () => {
      const names = ['google-chrome', 'chromium-browser', 'chromium'];
      return Promise.resolve(
        names.map((name) => `/usr/bin/${name}`).filter((path) => files.has(path)),
      );
    },
    versionOf: (path) => Promise.resolve(files.get(path)),
    downloaded: () => Promise.resolve(kept),
    download: () => {
      calls.push('download');
      return Promise.resolve("Playwright's own download failed (ENOTFOUND)");
    },
    installPackage: () => {
      calls.push('package');
      return Promise.resolve('`apt-get update` ended with 100');
    },
    ...over,
  };
  return { machine: made, calls, files };
}

describe('the search for a browser', () => {
  it('[tooling] takes the one that is named before all others', async () => {
    const { machine: here } = machine(
      { '/opt/mine/chrome': '150.1', '/usr/bin/chromium': '156.0' },
      { env: { PATH: '/usr/bin', TRUSTFOLD_BROWSER: '/opt/mine/chrome' } },
    );
    await expect(findBrowser({ machine: here })).resolves.toEqual({
      executablePath: '/opt/mine/chrome',
      version: '150.1',
    });
  });

  it('[tooling] refuses a named one that does not serve instead of taking another', async () => {
    const { machine: here } = machine(
      { '/usr/bin/chromium': '156.0' },
      { env: { PATH: '/usr/bin', TRUSTFOLD_BROWSER: '/opt/mine/chrome' } },
    );
    await expect(findBrowser({ machine: here })).rejects.toThrow(
      'TRUSTFOLD_BROWSER names /opt/mine/chrome, and there is no such file',
    );
  });

  it('[tooling] takes the first installed one that runs and is new enough', async () => {
    const { machine: here, calls } = machine({
      '/usr/bin/google-chrome': undefined,
      '/usr/bin/chromium-browser': '90.0.1',
      '/usr/bin/chromium': '155.0.2',
    });
    await expect(findBrowser({ machine: here })).resolves.toMatchObject({
      executablePath: '/usr/bin/chromium',
    });
    expect(calls).toEqual([]);
  });

  it('[tooling] takes a headless shell before a browser with windows', async () => {
    const shell = '/usr/bin/chromium-headless-shell';
    const { machine: here } = machine({ '/usr/bin/google-chrome': '156.0', [shell]: '155.0' });
    await expect(findBrowser({ machine: here })).resolves.toEqual({
      executablePath: shell,
      version: '155.0',
    });
  });

  it('[tooling] takes the one Playwright keeps before it downloads anything', async () => {
    const { machine: here, calls } = machine({ [kept]: '156.0' });
    await expect(findBrowser({ machine: here })).resolves.toMatchObject({ executablePath: kept });
    expect(calls).toEqual([]);
  });

  it('[tooling] lets Playwright download one', async () => {
    const { machine: here, calls, files } = machine({});
    here.download = () => {
      files.set(kept, '156.0');
      return Promise.resolve(undefined);
    };
    await expect(findBrowser({ machine: here })).resolves.toMatchObject({ executablePath: kept });
    expect(calls).toEqual([]);
  });

  it('[tooling] installs the system’s package when the download is refused', async () => {
    const { machine: here, calls, files } = machine({});
    here.installPackage = () => {
      files.set('/usr/bin/chromium', '156.0');
      return Promise.resolve(undefined);
    };
    await expect(findBrowser({ machine: here })).resolves.toMatchObject({
      executablePath: '/usr/bin/chromium',
    });
    expect(calls).toEqual(['download']);
  });

  it('[tooling] says all it tried when there is none', async () => {
    const { machine: here, calls } = machine({ '/usr/bin/chromium': '90.0.1', [kept]: undefined });
    const message = await findBrowser({ machine: here }).catch(String);
    expect(message).toContain('Install Chromium or Chrome, or name one with TRUSTFOLD_BROWSER');
    expect(message).toContain('/usr/bin/chromium is version 90.0.1, older than 120');
    expect(message).toContain(`${kept} does not run`);
    expect(message).toContain("Playwright's own download failed (ENOTFOUND)");
    expect(message).toContain('`apt-get update` ended with 100');
    expect(calls).toEqual(['download', 'package']);
  });
});
