import {
  browserKey,
  isInCanary,
  type DeployedRemote,
  type RemoteRelease,
} from 'shared-kernel/remote';
import { browserId } from './browser-id';
import { chosenRemotes } from './sides';

const releaseOf = (mark: string): RemoteRelease => ({
  release: mark.repeat(32),
  address: '/r/',
  entry: `${mark}.js`,
  kernelRange: '^1.0.0',
  files: {},
  screens: {},
});
const stable = releaseOf('a');
const tried = releaseOf('b');

const remotes = (percent: number): Record<string, DeployedRemote> => ({
  account: releaseOf('c'),
  contracts: { ...stable, canary: { percent, tried } },
});

/** Ids on either side of a canary of a tenth. */
const [inside = '', outside = ''] = [true, false].map((isIn) =>
  Array.from({ length: 200 }, (_, at) => `browser-${at}`).find(
    (id) => isInCanary(id, 'contracts', { percent: 10, tried }) === isIn,
  ),
);

function refuseStorage(): void {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('chosenRemotes', () => {
  it.each([
    [inside, tried],
    [outside, stable],
  ])('[deployment] gives the browser %s one release of a remote, whole', (id, release) => {
    localStorage.setItem(browserKey, id);
    expect(chosenRemotes(remotes(10))).toEqual({ account: releaseOf('c'), contracts: release });
  });

  it('[deployment] costs nothing where no canary is: no id is made, nor asked for', () => {
    const asked = jest.spyOn(Storage.prototype, 'getItem');
    const { account } = remotes(10);
    expect(chosenRemotes({ ...(account && { account }) })).toEqual({ account });
    expect(asked).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  it('[deployment, security] leaves a browser that keeps nothing with the stable release, however large the share', () => {
    refuseStorage();
    expect(chosenRemotes(remotes(100)).contracts).toEqual(stable);
  });
});

describe('browserId', () => {
  it('[deployment] is made once, of chance alone, and kept', () => {
    const made = browserId();
    expect(made).toMatch(/^[0-9a-f]{32}$/);
    expect(browserId()).toBe(made);
    localStorage.clear();
    expect(browserId()).not.toBe(made);
  });

  it.each(['', '{"a":1}', 'x'.repeat(65), '\u0000'])(
    '[deployment] is made anew where what is kept is no id: %j',
    (text) => {
      localStorage.setItem(browserKey, text);
      const made = browserId();
      expect(made).toMatch(/^[0-9a-f]{32}$/);
      expect(localStorage.getItem(browserKey)).toBe(made);
    },
  );
});
