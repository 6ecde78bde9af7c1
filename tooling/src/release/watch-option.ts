import { readSettings } from '../compose/settings';
import type { Store } from '../store/store';
import { environmentName, originOf } from './option-values';
import type { Command } from './command';

/**
 * The origin whose tabs are opened after the swap: as `--watch` says, or as the environment's settings keep
 * it where `--watch` says none. Asked before anything is changed; `undefined` where nothing is watched.
 */
export async function watchedOrigin(
  { watch, env }: Command['values'],
  store: Store,
): Promise<string | undefined> {
  if (watch === undefined) return undefined;
  const kept = watch === '' ? (await readSettings(store, environmentName(env))).shell : watch;
  return originOf(kept, 'watch');
}
