import { browserCandidates } from './candidates';
import { launchArguments } from './launch-arguments';

describe('where a browser may be', () => {
  it('[tooling] is the PATH before the usual places, the lightest first, then Chromium, Chrome and Edge', () => {
    const found = browserCandidates({
      platform: 'linux',
      env: { PATH: '/home/eva/bin:/usr/bin' },
      home: '/home/eva',
    });
    expect(found.slice(0, 2)).toEqual([
      '/home/eva/bin/chromium-headless-shell',
      '/usr/bin/chromium-headless-shell',
    ]);
    const order = [
      '/usr/bin/google-chrome',
      '/usr/bin/microsoft-edge',
      '/opt/google/chrome/chrome',
    ];
    const places = order.map((path) => found.indexOf(path));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(new Set(found).size).toBe(found.length);
  });

  it('[tooling] is an application on a Mac, the machine’s before the user’s', () => {
    const found = browserCandidates({ platform: 'darwin', env: {}, home: '/Users/eva' });
    expect(found[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(found).toContain('/Users/eva/Applications/Chromium.app/Contents/MacOS/Chromium');
  });

  it('[tooling] is a program folder on Windows, whichever of them exist', () => {
    const env = { Path: 'C:\\Tools', PROGRAMFILES: 'C:\\Program Files' };
    const found = browserCandidates({ platform: 'win32', env, home: 'C:\\Users\\eva' });
    expect(found).toEqual([
      'C:\\Tools\\chrome.exe',
      'C:\\Tools\\msedge.exe',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Chromium\\Application\\chrome.exe',
      'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
    ]);
  });
});

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
