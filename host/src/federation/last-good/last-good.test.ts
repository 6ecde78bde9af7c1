import type { RemoteRelease } from 'shared-kernel/remote';
import type { Deployed } from '../composition';
import { overrides, type Overrides } from '../overrides';
import { describeRelease } from '../release-row';
import { fallBack, releaseToTry } from '.';
import { noteGood } from './note-good';
import { aloneMs, openBreaker, readBreaks } from './breaker';
import { readGood, writeGood } from './good-releases';
import { standIns } from './stand-ins';
import { setStandIn } from './use-stand-ins';

const composition = jest.fn<Promise<Deployed>, []>();
jest.mock('../composition', () => ({
  loadComposition: () => composition(),
  loadRelease: async (name: string) => (await composition()).composition.remotes[name],
  showReleases: () => undefined,
}));
jest.mock('../overrides', () => ({ overrides: jest.fn() }));
jest.mock('./good-releases', () => ({ readGood: jest.fn(), writeGood: jest.fn() }));

const screen = 'contract-management';
const none: Overrides = { composition: undefined, remotes: {}, refused: [] };

const releaseOf = (mark: string, change: Partial<RemoteRelease> = {}): RemoteRelease => ({
  release: mark.repeat(32),
  address: `https://remotes.example.com/contracts/r/${mark}/`,
  entry: 'remote-entry.js',
  kernelRange: '>=1.0.0',
  files: { 'remote-entry.js': 'sha384-a' },
  screens: { [screen]: [] },
  ...change,
});

const deployed = releaseOf('b');
const good = releaseOf('a');

const live = (change: Partial<Deployed> = {}): Deployed => ({
  hash: 'h',
  composition: { schema: 1, remotes: { contracts: deployed } },
  promotion: 'p',
  ...change,
});

const fall = (mayHaveRun: boolean, release = deployed) =>
  fallBack('contracts', screen, release, mayHaveRun);

beforeEach(() => {
  localStorage.clear();
  setStandIn('contracts', undefined);
  jest.mocked(overrides).mockReturnValue(none);
  jest.mocked(readGood).mockReset().mockResolvedValue(good);
  jest.mocked(writeGood).mockReset().mockResolvedValue(undefined);
  composition.mockResolvedValue(live());
});

describe('a release that does not start', () => {
  it('[E3] gives way at once to the last that did, where nothing of it ran', async () => {
    await expect(fall(false)).resolves.toBe(true);
    expect(standIns.get('contracts')).toEqual({ deployed: deployed.release, release: good });
    expect(readBreaks().contracts?.release).toBe(deployed.release);
    expect(describeRelease('contracts', good, undefined, none).source).toBe('Last that started');
  });

  it('[E3] gives way after a reload where something of it ran: never two in one page', async () => {
    await expect(fall(true)).rejects.toThrow(
      `Reload the page to go on with ${good.release.slice(0, 12)}, the last one that did.`,
    );
    expect(standIns.get('contracts')).toBeUndefined();
    await expect(releaseToTry('contracts', screen, deployed)).resolves.toBe(good);
    expect(standIns.get('contracts')?.release).toBe(good);
  });

  it.each<[string, () => unknown]>([
    ['none started here', () => jest.mocked(readGood).mockResolvedValue(undefined)],
    ['it is the one that did', () => jest.mocked(readGood).mockResolvedValue(deployed)],
    [
      'that needs another kernel',
      () => jest.mocked(readGood).mockResolvedValue(releaseOf('a', { kernelRange: '^0.1.0' })),
    ],
    [
      'that has no such screen',
      () => jest.mocked(readGood).mockResolvedValue(releaseOf('a', { screens: {} })),
    ],
    [
      'the page was asked for this one',
      () =>
        jest.mocked(overrides).mockReturnValue({ ...none, remotes: { contracts: 'b'.repeat(32) } }),
    ],
    [
      'the page runs an earlier composition',
      () => composition.mockResolvedValue(live({ promotion: undefined })),
    ],
  ])('[E3] is told as ever where %s', async (_, arrange) => {
    arrange();
    await expect(fall(false)).resolves.toBe(false);
    expect(readBreaks()).toEqual({});
  });

  it('[E3] is tried again where what stood in for it does not start either', async () => {
    await fall(false);
    await expect(fall(false, good)).resolves.toBe(false);
    expect(standIns.get('contracts')).toBeUndefined();
    expect(readBreaks()).toEqual({});
  });
});

describe('the release that a page begins with', () => {
  it('[E3] is the deployed one, once it was left alone long enough, or another is deployed', async () => {
    openBreaker('contracts', deployed.release, Date.now() - aloneMs);
    await expect(releaseToTry('contracts', screen, deployed)).resolves.toBe(deployed);
    openBreaker('contracts', deployed.release, Date.now());
    const newer = releaseOf('c');
    await expect(releaseToTry('contracts', screen, newer)).resolves.toBe(newer);
  });

  it('[E3] is the deployed one where what is kept cannot be read', async () => {
    openBreaker('contracts', deployed.release, Date.now());
    jest.mocked(readGood).mockRejectedValue(new Error('no storage'));
    await expect(releaseToTry('contracts', screen, deployed)).resolves.toBe(deployed);
  });
});

describe('noteGood', () => {
  it('[E3] keeps a release that started well, and holds nothing against it any more', async () => {
    openBreaker('contracts', deployed.release, Date.now());
    await noteGood('contracts');
    expect(writeGood).toHaveBeenCalledWith('contracts', deployed);
    expect(readBreaks()).toEqual({});
  });

  it('[E3] notes nothing of what stands in, of a preview, and of a development server', async () => {
    await fall(false);
    await noteGood('contracts');
    setStandIn('contracts', undefined);
    composition.mockResolvedValue(live({ promotion: undefined }));
    await noteGood('contracts');
    const remotes = { contracts: releaseOf('d', { files: {} }) };
    composition.mockResolvedValue(live({ composition: { schema: 1, remotes } }));
    await noteGood('contracts');
    expect(writeGood).not.toHaveBeenCalled();
  });
});
