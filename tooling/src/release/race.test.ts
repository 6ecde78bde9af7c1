import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryStore } from '../store/directory-store';
import { raceRound } from './test-rounds';
import { requirePointer } from '../compose/documents';
import { shellPageKey } from '../compose/keys';
import { sha256 } from '../base/sha256';
import { readShellRecord } from '../compose/environment';
import { CliError } from '../base/cli-error';
import { production, useReleases } from './test-bench';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-race-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** A round is long: 24 promoters try again until each has its turn. The deep run goes through ten. */
const count = 2 * Number(process.env.TRUSTFOLD_RUNS);
const rounds = Array.from({ length: count }, (_, index) => index + 1);

describe('24 promoters at once', () => {
  it.each(rounds)('[deployment] have one winner and lose no release, round %i', async (round) => {
    const report = await raceRound(() => new DirectoryStore(root), {
      promoters: 24,
      round,
    });
    expect(report).toEqual({ winners: 1, lost: [], historyGap: 0 });
  });
});

const { store, run: runHere, buildRemote, buildShell } = useReleases();

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
