import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHistory, requirePointer } from '../compose/documents';
import { DirectoryStore } from '../store/directory-store';
import { fakeRelease, releaseRemote, verify } from './test-fakes';
import { killedFiles, killedRelease } from './test-rounds';

const environment = 'production';
const files = killedFiles;
const before = fakeRelease({ mark: 'before', files });
const after = fakeRelease({ mark: 'after', files });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trustfold-killed-'));
  await releaseRemote(new DirectoryStore(join(folder, 'start')), {
    name: 'contracts',
    built: before,
    environment,
    publicAddress: 'https://remotes.example.com/',
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const running = async (store: DirectoryStore) =>
  (await requirePointer(store, environment)).composition.remotes.contracts?.release;

type Point = readonly [write: number, place: string, isPromoted: boolean];

/** Writes of a release: what describes it, its files, the composition, what stood, the swap, its history. */
const points: readonly Point[] = [
  [1, 'before its description', false],
  [20, 'among the files', false],
  [files + 3, 'before the swap', false],
  [files + 4, 'after the swap', true],
  [files + 5, 'before the history', true],
];
const furtherPoints: readonly Point[] = [
  [2, 'before the first file', false],
  [3, 'after the first file', false],
  [45, 'among the last files', false],
  [files + 1, 'before the last file', false],
  [files + 2, 'before the composition', false],
];

async function isFinishedByTheNext(write: number, _place: string, isPromoted: boolean) {
  const root = join(folder, String(write));
  await cp(join(folder, 'start'), root, { recursive: true });
  const { code } = await killedRelease(root, write);
  expect(code).toBe(137);

  const store = new DirectoryStore(root);
  const stands = isPromoted ? after : before;
  expect(await running(store)).toBe(stands.description.release);
  expect((await verify(store, environment)).problems).toEqual([]);

  const options = { name: 'contracts', built: after, environment };
  const { put, kept } = await releaseRemote(store, options);
  expect(put + kept).toBe(files);
  expect(kept).toBeGreaterThanOrEqual(Math.max(0, Math.min(files, write) - 17));
  expect(await running(store)).toBe(after.description.release);
  expect((await verify(store, environment)).problems).toEqual([]);
  expect((await readHistory(store, environment)).map(({ seq }) => seq)).toEqual([2, 1]);
  expect((await releaseRemote(store, options)).put).toBe(0);
}

describe('a release that is killed', () => {
  it.each(points)(
    '[deployment] at write %i, %s, harms nothing, and the next run finishes it',
    isFinishedByTheNext,
  );

  it.each(furtherPoints)(
    '[deployment] at write %i, %s, harms nothing, and the next run finishes it @deep',
    isFinishedByTheNext,
  );
});
