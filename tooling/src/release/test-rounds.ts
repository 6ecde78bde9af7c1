import { changeComposition, PromotionError } from '../compose/compose';
import { readHistory, requirePointer } from '../compose/documents';
import type { Store } from '../store/store';
import { fakeRelease, releaseRemote, verify } from './test-fakes';
import { withRelease } from './placement';
import { join } from 'node:path';
import { repository } from '../packages';
import { type ProcessResult, runProcess } from '../base/process';

interface RoundReport {
  /** How many of those that expected the same state changed it. */
  readonly winners: number;
  /** Releases that are missing after everybody released at once. */
  readonly lost: readonly string[];
  /** Promotions that the history has more or fewer than there were. */
  readonly historyGap: number;
}

interface RoundOptions {
  readonly promoters: number;
  readonly round: number;
}

const raced = 'race';

/** Lets many promote at once: first all from the same state, then each its own remote. For tests. */
export async function raceRound(
  openStore: () => Store,
  { promoters, round }: RoundOptions,
): Promise<RoundReport> {
  const store = openStore();
  const change = (name: string, expect?: string) => {
    const { description } = fakeRelease({ mark: `${round} ${name}`, files: 1 });
    const places = { named: 'https://remotes.example.com/' };
    return changeComposition(openStore(), raced, {
      change: (current) => withRelease(current, name, description, places),
      action: `release ${name}`,
      expect,
    }).then(() => description.release);
  };
  const names = Array.from({ length: promoters }, (_, index) => `remote-${index}`);

  await change('first');
  const { seq } = await requirePointer(store, raced);
  const strict = await Promise.allSettled(names.map((name) => change(`${name}x`, String(seq))));
  for (const outcome of strict)
    if (outcome.status === 'rejected' && !(outcome.reason instanceof PromotionError))
      throw outcome.reason;
  const winners = strict.filter(({ status }) => status === 'fulfilled').length;

  const releases = await Promise.all(names.map((name) => change(name)));
  const after = await requirePointer(store, raced);
  const lost = names.filter(
    (name, index) => after.composition.remotes[name]?.release !== releases[index],
  );
  const promotions = (await readHistory(store, raced)).length;
  return { winners, lost, historyGap: after.seq - promotions };
}

const environment = 'production';
const name = 'contracts';
/** Files of each release that is made here. */
export const killedFiles = 60;
const worker = join(import.meta.dirname, 'test-killed-release-worker.ts');

/** Releases `after` into a store that a person names, in a process that kills itself before the write of that number. */
export const killedRelease = (store: string, write: number) =>
  runProcess(process.execPath, ['--import', 'tsx', worker, store, 'after', String(write)], {
    cwd: join(repository, 'tooling'),
  });

interface KilledReport {
  readonly code: number | null;
  /** Which release stood once the process was dead, and once it was run again. */
  readonly stood: string;
  readonly stands: string;
  /** What was wrong at either time. */
  readonly problems: readonly string[];
}

/** Has a release killed in a store of its own, looks, and releases again. */
export async function killedRound(store: Store, write: number): Promise<KilledReport> {
  const [before, after] = ['before', 'after'].map((mark) =>
    fakeRelease({ mark, files: killedFiles }),
  );
  if (!before || !after) throw new Error('Nothing to release.');
  const running = async () => {
    const { remotes } = (await requirePointer(store, environment)).composition;
    return remotes[name]?.release === after.description.release ? 'after' : 'before';
  };
  const publicAddress = 'https://remotes.example.com/';
  await releaseRemote(store, { name, built: before, environment, publicAddress });
  const { code } = await killedRelease(store.name, write);
  const stood = await running();
  const then = await verify(store, environment);
  await releaseRemote(store, { name, built: after, environment });
  const now = await verify(store, environment);
  return { code, stood, stands: await running(), problems: [...then.problems, ...now.problems] };
}

export type CommandResult = Pick<ProcessResult, 'code' | 'output'>;

/** No limit on how long it takes, which a loaded machine would meet: only one that hangs says nothing for so long. */
const silenceMs = 600_000;

/** Runs `npm run <command> -- …` as a process of its own, without the steps that install. */
export function runToolingCommand(
  command: 'release' | 'new',
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const cli = join(repository, 'tooling', 'src', 'cli', `${command}.ts`);
  return runProcess(process.execPath, ['--import', 'tsx', cli, ...args], {
    cwd: join(repository, 'tooling'),
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
    silence: silenceMs,
  });
}
