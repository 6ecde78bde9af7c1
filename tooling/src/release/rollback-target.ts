import { type Composition, compositionKey, type RemoteRelease } from 'shared-kernel/remote';
import { type Pointer, type PromotionRecord, readComposition } from '../compose/documents';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';

/** What an environment ran at one promotion. */
export interface PastState {
  readonly record: PromotionRecord;
  readonly composition: Composition;
}

/** A remote as it ran: the same release read from elsewhere is another state. */
const stateOf = (
  name: string,
  { release, address }: Pick<RemoteRelease, 'release' | 'address'>,
): string => `${name} ${release} ${address}`;

/** Everything that a composition runs, the shell too, by its name. */
export function entriesOf({
  remotes,
  shell,
}: Composition): Readonly<Record<string, Pick<RemoteRelease, 'release' | 'address'>>> {
  return { ...remotes, ...(shell && { shell: { release: shell.page, address: '' } }) };
}

/** Records without the field are older than it: only their action tells. */
const isRollback = ({ isBack, action = '' }: PromotionRecord): boolean =>
  isBack ?? action.startsWith('roll ');

/**
 * The states of remotes that were rolled back from and not released again since: all that came after
 * the state that a rollback went to. Takes the promotions from the oldest on.
 */
function rolledBack(history: readonly PastState[]): ReadonlySet<string> {
  const stood = new Map<string, string[]>();
  const left = new Set<string>();
  for (const { record, composition } of history) {
    const entries = entriesOf(composition);
    for (const name of new Set([...stood.keys(), ...Object.keys(entries)])) {
      const entry = entries[name];
      const state = entry && stateOf(name, entry);
      const states = stood.get(name) ?? [];
      const kept = state === undefined ? 0 : states.lastIndexOf(state) + 1;
      const wentBack = isRollback(record) && (state === undefined || kept > 0);
      if (wentBack) for (const later of states.splice(kept)) left.add(later);
      if (state === undefined) continue;
      left.delete(state);
      if (states.at(-1) !== state) states.push(state);
      stood.set(name, states);
    }
  }
  return left;
}

/** What is known of the promotions that a rollback looks back through. */
interface Past {
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
