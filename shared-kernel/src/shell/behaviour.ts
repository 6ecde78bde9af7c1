import { shellConfig } from './shell-config';
import { sessionScopedStorage } from './safe-storage';
import { isBehaviour, type Behaviour } from './behaviours';
import { behaviourKey } from './storage-keys';

const chosen = (text: string | null): Behaviour | undefined =>
  isBehaviour(text) ? text : undefined;

/**
 * How the product behaves in this browser session: `?behaviour=` decides and is remembered for the
 * session, else the shell's configuration does. The page's workspace asks here once, its title, and what is
 * remembered by itself (`rememberedStorage`); everything else asks for a command or remembers there.
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
 * Whether nothing outlives the page but what the specification stores itself.
 *
 * @example
 * const storage = keepsNothing() ? sessionScopedStorage : durableStorage;
 */
export const keepsNothing = (): boolean => readBehaviour() === 'reference';
