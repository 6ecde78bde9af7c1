import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from 'shared-kernel/remote';
import { readBuiltShell } from '../compose/built-shell';
import { promote } from '../compose/compose';
import { requirePointer } from '../compose/documents';
import { shellPageKey } from '../compose/keys';
import { putShell } from '../compose/shell-release';
import { DirectoryStore } from '../store/directory-store';
import { writeFakeShell } from './fake-build';
import { fakeRelease } from './fake-release';
import { releaseRemote } from './release-remote';
import { verify } from './verify';

let root: string;
let store: DirectoryStore;
const environment = 'production';
const folder = `contracts/r/${fakeRelease({ mark: 'one' }).description.release}`;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-verify-'));
  store = new DirectoryStore(join(root, 'store'));
  await releaseRemote(store, {
    name: 'contracts',
    built: fakeRelease({ mark: 'one' }),
    environment,
    publicAddress: 'https://remotes.example.com/',
  });
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function runInstead(change: Partial<RemoteRelease>) {
  const { composition } = await requirePointer(store, environment);
  const contracts = composition.remotes.contracts;
  if (!contracts) throw new Error('contracts does not run');
  await promote(store, environment, {
    schema: 1,
    remotes: { contracts: { ...contracts, ...change } },
  });
}

async function releaseShell() {
  const built = readBuiltShell(await writeFakeShell(join(root, 'shell'), 'mark'));
  await putShell(store, environment, { built });
}

describe('verify', () => {
  it('[deployment] compares every byte and names what differs', async () => {
    expect(await verify(store, environment)).toEqual({ files: 3, page: false, problems: [] });
    await writeFile(store.pathOf(`${folder}/assets/0.js`), 'tampered');
    const { problems } = await verify(store, environment);
    expect(problems).toEqual([expect.stringContaining('assets/0.js does not have the digest')]);
  });

  it.each([
    ['entry', { entry: 'assets/0.js' }, /describes contracts otherwise/],
    ['kernel', { kernelRange: '^7.0.0' }, /describes contracts otherwise/],
    ['screens', { screens: {} }, /describes contracts otherwise/],
    ['files', { files: {} }, /describes contracts otherwise/],
    ['description', { brings: {} }, /describes contracts otherwise/],
    [
      'address',
      { address: 'https://remotes.example.com/elsewhere/' },
      /is not that of its release/,
    ],
  ] as const)(
    '[deployment] names a composition with another %s',
    async (_what, change, problem) => {
      await runInstead(change);
      const { problems } = await verify(store, environment);
      expect(problems).toEqual([expect.stringMatching(problem)]);
    },
  );

  it('[deployment] compares the page of the shell, and misses none of its files', async () => {
    await releaseShell();
    expect(await verify(store, environment)).toEqual({ files: 3, page: true, problems: [] });
    await store.remove(['shell/assets/mark.js']);
    expect((await verify(store, environment)).problems).toEqual([
      'shell/assets/mark.js of the shell is missing.',
    ]);
    await writeFile(store.pathOf(shellPageKey(environment)), 'another page');
    expect((await verify(store, environment)).problems).toEqual([
      'The page of production is not the one that was released.',
    ]);
  });
});
