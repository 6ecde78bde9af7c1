import { DirectoryStore } from '../store/directory-store';
import { killedFiles, killedRelease, raceRound } from './test-rounds';
import { readHistory, requirePointer } from '../compose/documents';
import { shellPageKey } from '../compose/keys';
import { sha256 } from '../base/sha256';
import { readShellRecord } from '../compose/environment';
import { CliError } from '../base/cli-error';
import { production, useReleases } from './test-bench';
import { fakeRelease, verify } from './test-fakes';

const { store, run: runHere, put, running, buildRemote, buildShell } = useReleases();

/** A round is long: 24 promoters try again until each has its turn. The deep run goes through ten. */
const count = Math.ceil(2 * Number(process.env.TRUSTFOLD_RUNS));
const rounds = Array.from({ length: count }, (_, index) => index + 1);

describe('24 promoters at once', () => {
  it.each(rounds)('[deployment] have one winner and lose no release, round %i', async (round) => {
    const report = await raceRound(() => new DirectoryStore(store.root), {
      promoters: 24,
      round,
    });
    expect(report).toEqual({ winners: 1, lost: [], historyGap: 0 });
  });
});

const run = (...args: readonly string[]) => runHere(...args, ...production);
const releaseOf = async (name: string, mark: string) => [
  ...[name, '--dist', await buildRemote(name, mark), '--public', 'https://r.example.com/'],
];

/** What two commands at once end with: whether each succeeded, and the sentences of those that did not. */
async function both(first: readonly string[], second: readonly string[]) {
  const ended = await Promise.allSettled([run(...first), run(...second)]);
  const refused = ended.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  );
  for (const reason of refused) expect(reason).toBeInstanceOf(CliError);
  return refused.map((reason) => (reason as CliError).message);
}

describe('two commands at once', () => {
  it('[deployment] go back one step together, and the slower one is refused', async () => {
    for (const mark of ['one', 'two', 'three']) await run(...(await releaseOf('contracts', mark)));
    const { seq } = await requirePointer(store, 'production');
    const back = ['rollback', '--expect', String(seq)];
    const sentences = await both(back, back);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(/changed by another command meanwhile|stands at promotion 4, /);
    const after = await requirePointer(store, 'production');
    expect([after.seq, after.action]).toEqual([seq + 1, 'roll back to 2']);
  });

  it('[deployment] release one remote and remove another, and neither is lost', async () => {
    await run(...(await releaseOf('contracts', 'one')));
    await run(...(await releaseOf('account', 'one')));
    expect(await both(['remove', 'account'], await releaseOf('compliance', 'one'))).toEqual([]);
    const { composition } = await requirePointer(store, 'production');
    expect(Object.keys(composition.remotes).sort()).toEqual(['compliance', 'contracts']);
  });

  it('[deployment] release two shells, and the page is that of the one that the record names', async () => {
    const shellOf = async (mark: string) => [
      ...['shell', '--dist', await buildShell(mark)],
      ...['--public', 'https://r.example.com/'],
    ];
    const sentences = await both(await shellOf('first'), await shellOf('second'));
    for (const sentence of sentences)
      expect(sentence).toMatch(/^Another command released the shell to production meanwhile/);
    const page = await store.get(shellPageKey('production'));
    const record = await readShellRecord(store, 'production');
    expect(page && sha256(page.body)).toBe(record?.page);
  });
});

const environment = 'production';
const files = killedFiles;
const before = fakeRelease({ mark: 'before', files });
const after = fakeRelease({ mark: 'after', files });

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
  await put('before', { built: before });
  const { code } = await killedRelease(store.root, write);
  expect(code).toBe(137);

  const stands = isPromoted ? after : before;
  expect(await running()).toBe(stands.description.release);
  expect((await verify(store, environment)).problems).toEqual([]);

  const again = () => put('after', { built: after });
  const { put: uploaded, kept } = await again();
  expect(uploaded + kept).toBe(files);
  expect(kept).toBeGreaterThanOrEqual(Math.max(0, Math.min(files, write) - 17));
  expect(await running()).toBe(after.description.release);
  expect((await verify(store, environment)).problems).toEqual([]);
  expect((await readHistory(store, environment)).map(({ seq }) => seq)).toEqual([2, 1]);
  expect((await again()).put).toBe(0);
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
