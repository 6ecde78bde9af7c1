import type { Composition, RemoteRelease } from 'shared-kernel/remote';
import { compositionKey } from 'shared-kernel/remote';
import { PromotionError, requireExpected } from '../compose/compose';
import { readKeptShell } from '../compose/kept-shell';
import {
  readComposition,
  readRecord,
  requirePointer,
  type Pointer,
  type PromotionRecord,
} from '../compose/documents';
import { readRecent } from '../compose/history';
import { CliError } from '../run/cli-error';
import type { Store } from '../store/store';
import { requireRemotesRun } from './kernel-gate';
import { apply, type PromoteOptions } from './promote';
import { rollbackShell } from './rollback-shell';
import {
  entriesOf,
  isRollback,
  rollbackWord,
  rolledBack,
  stateOf,
  type PastState,
} from './rolled-back';

export interface RollbackOptions extends Omit<PromoteOptions, 'publicAddress'> {
  /** Number of the promotion to go back to; unless named, the last before what stands that was not rolled back from. */
  readonly seq?: number | undefined;
  /** The one remote to take back; the whole composition unless named. */
  readonly remote?: string | undefined;
  /** The pages' own store, where they have one. */
  readonly pages?: Store | undefined;
}

/** What ran at each promotion whose composition was not pruned, the oldest first. */
async function readPast(store: Store, history: readonly PromotionRecord[]): Promise<PastState[]> {
  const states: PastState[] = [];
  const read = new Map<string, Composition>();
  for (const record of history.toReversed()) {
    const { hash } = record;
    if (!read.has(hash) && (await store.has(compositionKey(hash))))
      read.set(hash, await readComposition(store, hash));
    const composition = read.get(hash);
    if (composition) states.push({ record, composition });
  }
  return states;
}

const runs = ({ remotes }: Composition, remote: string): string | undefined => {
  const entry = remotes[remote];
  return entry && stateOf(remote, entry);
};

/** The composition with one remote as it ran before; one that was changed meanwhile keeps what it was changed to. */
const takenBack =
  (remote: string, entry: RemoteRelease, from: Composition, environment: string) =>
  (now: Composition = from): Composition => {
    if (runs(now, remote) !== runs(from, remote))
      throw new PromotionError(
        `${remote} of ${environment} was changed by somebody else meanwhile; nothing was changed.`,
      );
    return { ...now, remotes: { ...now.remotes, [remote]: entry } };
  };

/** The whole as it ran before, with the page that it ran in: the page first, whose shell its remotes have run in. */
async function wholeBack(
  store: Store,
  past: Composition,
  page: string,
  { action, number }: { readonly action: string; readonly number: number },
  options: RollbackOptions,
): Promise<Pointer | undefined> {
  const { environment, pages, despiteKernel, expect } = options;
  requireExpected(expect, await requirePointer(store, environment), environment);
  const { record } = await readKeptShell(store, environment, page);
  if (despiteKernel !== true) requireRemotesRun(record.kernel, environment, past);
  await rollbackShell(store, environment, { pages, page, despiteKernel: true });
  const pointer = await apply(store, () => past, action, { ...options, expect: undefined });
  if (pointer?.composition.shell?.page === page) return pointer;
  throw new PromotionError(
    `The shell of ${environment} was changed by somebody else while it went back to ${number}.`,
  );
}

function nothingBefore({ environment, seq, remote }: RollbackOptions): CliError {
  return new CliError(
    seq === undefined
      ? `${environment} ran nothing else${remote === undefined ? '' : ` of ${remote}`} before that was not rolled back from: there is nothing to go back to.`
      : `There is nothing else to go back to at promotion ${seq} of ${environment}.`,
  );
}

/** Goes back to what an environment ran before. */
export async function rollback(
  store: Store,
  options: RollbackOptions,
): Promise<Pointer | undefined> {
  const { environment, seq, remote } = options;
  const current = await requirePointer(store, environment);
  const history =
    seq === undefined
      ? (await readRecent(store, environment)).records
      : [await readRecord(store, environment, seq)].filter((record) => record !== undefined);
  const left =
    seq === undefined && history.some(isRollback)
      ? rolledBack(await readPast(store, history))
      : new Set<string>();
  const earlier = history.filter((entry) =>
    seq === undefined ? entry.seq < current.seq : entry.seq === seq,
  );
  for (const { hash, seq: number } of earlier) {
    if (hash === current.hash) continue;
    const past = await readComposition(store, hash);
    if (remote === undefined) {
      const states = Object.entries(entriesOf(past)).map(([name, entry]) => stateOf(name, entry));
      if (states.some((state) => left.has(state))) continue;
      const expect = options.expect ?? String(current.seq);
      const action = `${rollbackWord} back to ${number}`;
      const page = past.shell?.page;
      const isOther = page !== undefined && page !== current.composition.shell?.page;
      if (isOther && options.dryRun !== true)
        return wholeBack(store, past, page, { action, number }, { ...options, expect });
      return apply(store, () => past, action, { ...options, expect });
    }
    const entry = past.remotes[remote];
    const state = runs(past, remote);
    if (!entry || state === undefined || left.has(state)) continue;
    if (state === runs(current.composition, remote)) continue;
    const action = `${rollbackWord} ${remote} back to ${entry.release.slice(0, 8)}`;
    const change = takenBack(remote, entry, current.composition, environment);
    return apply(store, change, action, options);
  }
  throw nothingBefore(options);
}
