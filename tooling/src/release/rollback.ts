import type { Composition, RemoteRelease } from 'shared-kernel/remote';
import { compositionKey } from 'shared-kernel/remote';
import { PromotionError } from '../compose/compose';
import {
  readComposition,
  readHistory,
  requirePointer,
  type Pointer,
  type PromotionRecord,
} from '../compose/documents';
import { CommandError } from '../run/command-error';
import type { Store } from '../store/store';
import { apply, type PromoteOptions } from './promote';
import { isRollback, rollbackWord, rolledBack, stateOf, type PastState } from './rolled-back';

export interface RollbackOptions extends Omit<PromoteOptions, 'publicAddress'> {
  /** Number of the promotion to go back to; unless named, the last before what stands that was not rolled back from. */
  readonly seq?: number | undefined;
  /** The one remote to take back; the whole composition unless named. */
  readonly remote?: string | undefined;
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
    return { schema: 1, remotes: { ...now.remotes, [remote]: entry } };
  };

function nothingBefore({ environment, seq, remote }: RollbackOptions): CommandError {
  return new CommandError(
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
  const history = await readHistory(store, environment);
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
      if (Object.keys(past.remotes).some((name) => left.has(runs(past, name) ?? ''))) continue;
      const expect = options.expect ?? String(current.seq);
      const action = `${rollbackWord} back to ${number}`;
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
