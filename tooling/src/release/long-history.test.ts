import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeComposition } from '../compose/compose';
import { listEnvironments, requirePointer } from '../compose/documents';
import { readRecent } from '../compose/history';
import { DirectoryStore } from '../store/directory-store';
import { fakeRelease, releaseRemote } from './test-fakes';

/** A store that counts what is asked of it: each call, and each key of a list. */
class CountingStore extends DirectoryStore {
  asked = 0;

  override get(key: string) {
    this.asked += 1;
    return super.get(key);
  }

  override has(key: string) {
    this.asked += 1;
    return super.has(key);
  }

  override putNew(key: string, body: Buffer) {
    this.asked += 1;
    return super.putNew(key, body);
  }

  override async list(prefix: string) {
    const found = await super.list(prefix);
    this.asked += 1 + found.length;
    return found;
  }
}

const environment = 'production';
const promotions = 150;
let root: string;
let store: CountingStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-long-'));
  store = new CountingStore(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function costOf(work: () => Promise<unknown>): Promise<number> {
  store.asked = 0;
  await work();
  return store.asked;
}

const release = (mark: string) =>
  releaseRemote(store, {
    name: 'contracts',
    built: fakeRelease({ mark }),
    environment,
    publicAddress: 'https://remotes.example.com/',
  });

/** What status, history and a release cost. */
async function costs(mark: string): Promise<Readonly<Record<string, number>>> {
  return {
    release: await costOf(() => release(mark)),
    status: await costOf(async () => {
      for (const name of await listEnvironments(store)) await requirePointer(store, name);
    }),
    history: await costOf(async () => {
      await readRecent(store, environment, await requirePointer(store, environment), 50);
    }),
  };
}

async function promoteOften(times: number): Promise<void> {
  const { composition } = await requirePointer(store, environment);
  const states = Object.values(composition.remotes).flatMap((contracts) =>
    [2, 1].map((kernel) => ({ contracts: { ...contracts, kernelRange: `^${kernel}.0.0` } })),
  );
  for (let time = 0; time < times; time += 1)
    await changeComposition(store, environment, {
      change: () => ({ schema: 1, remotes: states[time % 2] ?? {} }),
      action: 'again',
    });
}

it('[deployment] after 200 promotions a release, status and history cost what they cost at first', async () => {
  await release('first');
  await promoteOften(60);
  const first = await costs('one');
  await promoteOften(promotions);
  const last = await costs('two');
  for (const [what, cost] of Object.entries(first))
    expect({ what, grew: (last[what] ?? 0) / cost <= 1.5 }).toEqual({ what, grew: true });
  expect((await requirePointer(store, environment)).seq).toBe(promotions + 63);
}, 120_000);
