import type { Store } from '../store/store';
import type { Pointer } from './documents';
import { readStanding } from './history';
import { readSettings, type EnvironmentSettings } from './settings';
import { readShellRecord, type ShellRecord } from './shell-record';

/** What a store holds of an environment, which a command reads once; a write looks again at what it writes over. */
export interface Environment {
  readonly store: Store;
  readonly name: string;
  /** What it runs; nothing where it never ran anything. */
  readonly pointer: Pointer | undefined;
  readonly shell: ShellRecord | undefined;
  readonly settings: EnvironmentSettings;
}

/** Reads an environment; one whose pointer was lost is refused unless `read` allows it. */
export async function readEnvironment(
  store: Store,
  name: string,
  read = readStanding,
): Promise<Environment> {
  return {
    store,
    name,
    pointer: (await read(store, name))?.pointer,
    shell: await readShellRecord(store, name),
    settings: await readSettings(store, name),
  };
}
