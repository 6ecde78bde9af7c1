import { compositionKey, type Composition } from 'shared-kernel/remote';
import { readComposition, type Pointer, type PromotionRecord } from '../compose/documents';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';
import { entriesOf, rolledBack, stateOf, type PastState } from './rolled-back';

/** What is known of the promotions that a rollback looks back through. */
export interface Past {
  /** What ran at each promotion that can be gone back to, the newest first. */
  readonly states: readonly PastState[];
  /** Numbers of promotions whose composition was pruned. */
  readonly pruned: readonly number[];
  /** Why a composition cannot be read that is there, by its hash. */
  readonly broken: ReadonlyMap<string, CliError>;
}

/** Reads what ran at promotions, the newest first. */
export async function readPast(store: Store, history: readonly PromotionRecord[]): Promise<Past> {
  const read = new Map<string, Composition | undefined>();
  const broken = new Map<string, CliError>();
  for (const { hash } of history) {
    if (read.has(hash) || !(await store.has(compositionKey(hash)))) continue;
    const composition = await readComposition(store, hash).catch((error: unknown) => {
      if (!(error instanceof CliError) || error.cause !== undefined) throw error;
      broken.set(hash, error);
      return undefined;
    });
    read.set(hash, composition);
  }
  return {
    states: history.flatMap((record) => {
      const composition = read.get(record.hash);
      return composition ? [{ record, composition }] : [];
    }),
    pruned: history.filter(({ hash }) => !read.has(hash)).map(({ seq }) => seq),
    broken,
  };
}

/** A remote as a composition runs it; nothing where it does not. */
export function runs({ remotes }: Composition, remote: string): string | undefined {
  const entry = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  return entry && stateOf(remote, entry);
}

/**
 * What going back from what stands leads to, of the whole or of one remote: the last that was other and was not
 * gone back from.
 */
export function rollbackTarget(
  current: Pick<Pointer, 'hash' | 'seq' | 'composition'>,
  { states }: Past,
  remote?: string,
): PastState | undefined {
  const left = rolledBack(states.toReversed());
  return states.find(({ record, composition }) => {
    if (record.seq >= current.seq || record.hash === current.hash) return false;
    if (remote === undefined)
      return Object.entries(entriesOf(composition)).every(
        ([name, entry]) => !left.has(stateOf(name, entry)),
      );
    const state = runs(composition, remote);
    return state !== undefined && !left.has(state) && state !== runs(current.composition, remote);
  });
}

/** What every rollback from what stands leads to: of the whole, and of each remote that ever ran. */
export function rollbackTargets(
  current: Pick<Pointer, 'hash' | 'seq' | 'composition'>,
  past: Past,
): readonly PastState[] {
  const names = new Set(past.states.flatMap(({ composition }) => Object.keys(composition.remotes)));
  return [undefined, ...names].flatMap((name) => rollbackTarget(current, past, name) ?? []);
}
