import { shellConfig } from './shell-config';
import { sessionScopedStorage } from './safe-storage';
import { isBehaviour, type Behaviour } from './behaviours';
import { behaviourKey } from './storage-keys';

const chosen = (text: string | null): Behaviour | undefined =>
  isBehaviour(text) ? text : undefined;

/**
 * The behaviour in this browser session. `?behaviour=` sets it for the session; otherwise the shell’s configuration
 * applies. Only the workspace, the page title and `liveStorage` read it. Other code uses commands or
 * `liveStorage` instead.
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
 * Whether only the data that the specification names is stored after the page closes.
 *
 * @example
 * const storage = isPersistenceDisabled() ? sessionScopedStorage : durableStorage;
 */
export const isPersistenceDisabled = (): boolean => readBehaviour() === 'reference';
