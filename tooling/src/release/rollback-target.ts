import { type Composition, compositionKey, type RemoteRelease } from 'shared-kernel/remote';
import { type Pointer, type PromotionRecord, readComposition } from '../compose/documents';
import type { Environment } from '../compose/environment';
import { readRecent } from '../compose/history';
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

/** A remote or the shell as a composition runs it; nothing where it does not. */
export function runs(composition: Composition, part: string): string | undefined {
  const entry = new Map(Object.entries(entriesOf(composition))).get(part);
  return entry && stateOf(part, entry);
}

/**
 * What going back from what stands leads to, of the whole, of one remote or of the shell: the last that was other and
 * was not gone back from.
 */
export function rollbackTarget(
  current: Pick<Pointer, 'hash' | 'seq' | 'composition'>,
  { states }: Past,
  part?: string,
): PastState | undefined {
  const left = rolledBack(states.toReversed());
  return states.find(({ record, composition }) => {
    if (record.seq >= current.seq || record.hash === current.hash) return false;
    if (part === undefined)
      return Object.entries(entriesOf(composition)).every(
        ([name, entry]) => !left.has(stateOf(name, entry)),
      );
    const state = runs(composition, part);
    return state !== undefined && !left.has(state) && state !== runs(current.composition, part);
  });
}

/** What every rollback from what stands leads to: of the whole, of the shell, and of each remote that ever ran. */
export function rollbackTargets(
  current: Pick<Pointer, 'hash' | 'seq' | 'composition'>,
  past: Past,
): readonly PastState[] {
  const names = new Set(
    past.states.flatMap(({ composition }) => Object.keys(entriesOf(composition))),
  );
  return [undefined, ...names].flatMap((name) => rollbackTarget(current, past, name) ?? []);
}

export interface LookingBack {
  /** The one remote, or the shell, to take back; the whole composition unless named. */
  readonly part?: string | undefined;
  /** Hears the numbers of promotions that cannot be gone back to: broken, missing or pruned. */
  readonly onPassedOver?: ((numbers: readonly number[]) => void) | undefined;
}

/** Reads what going back from what stands leads to; refuses where a composition between them is broken. */
export async function lastBefore(
  { store, name, pointer: current }: Environment,
  { part, onPassedOver = () => undefined }: LookingBack,
): Promise<PastState | undefined> {
  if (!current) return undefined;
  const { records, unreadable } = await readRecent(store, name, current);
  const past = await readPast(store, records);
  const target = rollbackTarget(current, past, part);
  const isBetween = (seq: number) => seq < current.seq && seq > (target?.record.seq ?? 0);
  for (const { hash, seq } of records) {
    const reason = past.broken.get(hash);
    if (reason && isBetween(seq)) throw reason;
  }
  const passed = [...unreadable, ...past.pruned].filter(isBetween);
  if (passed.length > 0) onPassedOver(passed.sort((a, b) => a - b));
  return target;
}
