import { launchArguments } from './find-browser';

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
