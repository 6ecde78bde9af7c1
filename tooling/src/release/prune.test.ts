import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryStore } from '../store/directory-store';
import { fakeRelease } from './fake-release';
import { prune } from './prune';
import { releaseRemote } from './release-remote';

let root: string;
let store: DirectoryStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-prune-'));
  store = new DirectoryStore(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const dayMs = 86_400_000;
const folderOf = (mark: string) => `contracts/r/${fakeRelease({ mark }).description.release}`;

const release = (mark: string, environment?: string) =>
  releaseRemote(store, {
    name: 'contracts',
    built: fakeRelease({ mark }),
    environment,
    publicAddress: 'https://remotes.example.com/',
  });

async function age(days: number) {
  const then = new Date(Date.now() - days * dayMs);
  for (const { key } of await store.list('')) await utimes(store.pathOf(key), then, then);
}

describe('prune', () => {
  it('[deployment] keeps what a pointer or the history names, however old', async () => {
    await release('one', 'production');
    await release('two', 'production');
    await age(400);
    expect(await prune(store, { days: 30 })).toEqual({ releases: [], compositions: [], keys: 0 });
  });

  it('[deployment] removes a release that never ran, once no open page can need it', async () => {
    await release('one', 'production');
    await release('preview');
    expect((await prune(store, { days: 30 })).releases).toEqual([]);
    await age(31);
    await release('fresh');
    const report = await prune(store, { days: 30 });
    expect(report).toEqual({ releases: [folderOf('preview')], compositions: [], keys: 4 });
    expect(await store.list(folderOf('preview'))).toEqual([]);
    expect(await store.list(folderOf('one'))).toHaveLength(4);
    expect(await store.list(folderOf('fresh'))).toHaveLength(4);
  });

  it('[deployment] removes what the history names only when told how long it protects', async () => {
    await release('one', 'production');
    await release('two', 'production');
    await release('three', 'production');
    await age(400);
    const now = () => new Date(Date.now() + 100 * dayMs);
    expect((await prune(store, { days: 30, now })).releases).toEqual([]);
    const { releases, compositions } = await prune(store, { days: 30, historyDays: 60, now });
    expect([...releases].sort()).toEqual([folderOf('one'), folderOf('two')].sort());
    expect(compositions).toHaveLength(2);
    expect(await store.list(folderOf('three'))).toHaveLength(4);
  });

  it('[deployment] keeps a release that another environment runs', async () => {
    await release('one', 'staging');
    await release('two', 'production');
    await age(400);
    expect((await prune(store, { days: 1, historyDays: 1 })).keys).toBe(0);
  });

  it('[deployment] only says on a dry run', async () => {
    await release('preview');
    await age(31);
    expect((await prune(store, { days: 30, dryRun: true })).keys).toBe(4);
    expect(await store.list(folderOf('preview'))).toHaveLength(4);
  });
});
