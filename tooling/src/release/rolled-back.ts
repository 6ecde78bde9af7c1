import type { Composition, RemoteRelease } from 'shared-kernel/remote';
import type { PromotionRecord } from '../compose/documents';

/** What an environment ran at one promotion. */
export interface PastState {
  readonly record: PromotionRecord;
  readonly composition: Composition;
}

/** A remote as it ran: the same release read from elsewhere is another state. */
export const stateOf = (
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
export function rolledBack(history: readonly PastState[]): ReadonlySet<string> {
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
