import { readShellConfig } from './shell-config';
import { sessionScopedStorage } from './safe-storage';
import { isBehaviour, type Behaviour } from './behaviours';
import { behaviourKey } from './storage-keys';

const chosen = (text: string | null): Behaviour | undefined =>
  isBehaviour(text) ? text : undefined;

/**
 * Returns the mode of this browser session, `live` or `reference`. The URL parameter `behaviour` overrides the shell’s
 * configuration until the session ends. Call it only in the workspace, the page title and `liveStorage`.
 *
 * @example
 * readBehaviour('?behaviour=reference'); // 'reference'
 */
export function readBehaviour(search: string = window.location.search): Behaviour {
  const asked = chosen(new URLSearchParams(search).get('behaviour'));
  if (asked) sessionScopedStorage.set(behaviourKey, asked);
  return asked ?? chosen(sessionScopedStorage.get(behaviourKey)) ?? readShellConfig().behaviour;
}

/**
 * Returns `true` in `reference` mode. In this mode, only data that the specification names may outlast the page.
 *
 * @example
 * const storage = isPersistenceDisabled() ? sessionScopedStorage : durableStorage;
 */
export const isPersistenceDisabled = (): boolean => readBehaviour() === 'reference';
