import * as v from 'valibot';
import { shellConfig } from './shell-config';
import { sessionScopedStorage } from './safe-storage';
import { behaviours, type Behaviour } from './behaviours';
import { behaviourKey } from './storage-keys';

const behaviourSchema = v.picklist(behaviours);

function chosen(text: string | null): Behaviour | undefined {
  const parsed = v.safeParse(behaviourSchema, text);
  return parsed.success ? parsed.output : undefined;
}

/**
 * How the product behaves in this browser session: `?behaviour=` decides and is remembered for the
 * session, else the shell's configuration does. The table of commands is its only reader.
 */
export function readBehaviour(search: string = window.location.search): Behaviour {
  const asked = chosen(new URLSearchParams(search).get('behaviour'));
  if (asked) sessionScopedStorage.set(behaviourKey, asked);
  return asked ?? chosen(sessionScopedStorage.get(behaviourKey)) ?? shellConfig().behaviour;
}
