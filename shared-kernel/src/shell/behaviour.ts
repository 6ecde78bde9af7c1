import { shellConfig } from './shell-config';
import { sessionScopedStorage } from './safe-storage';
import { isBehaviour, type Behaviour } from './behaviours';
import { behaviourKey } from './storage-keys';

const chosen = (text: string | null): Behaviour | undefined =>
  isBehaviour(text) ? text : undefined;

/**
 * Returns the behaviour of this browser session, `live` or `reference`. `?behaviour=` in the address overrides the
 * shell’s configuration for the session. Only the workspace, the page title and `liveStorage` may call this function.
 *
 * @example
 * readBehaviour('?behaviour=reference'); // 'reference'
 */
export function readBehaviour(search: string = window.location.search): Behaviour {
  const asked = chosen(new URLSearchParams(search).get('behaviour'));
  if (asked) sessionScopedStorage.set(behaviourKey, asked);
  return asked ?? chosen(sessionScopedStorage.get(behaviourKey)) ?? shellConfig().behaviour;
}

/**
 * Whether only data that the specification names outlasts the page, as in `reference` mode.
 *
 * @example
 * const storage = isPersistenceDisabled() ? sessionScopedStorage : durableStorage;
 */
export const isPersistenceDisabled = (): boolean => readBehaviour() === 'reference';
