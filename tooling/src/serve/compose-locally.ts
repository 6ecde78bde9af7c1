import type { Composition } from 'shared-kernel/remote';
import { readBuiltRelease } from '../compose/built-release';
import { promote } from '../compose/compose';
import { putRelease } from '../compose/put-release';
import { putShell, type ShellConfig } from '../compose/shell-release';
import type { DirectoryStore } from '../store/directory-store';

export interface LocalComposition {
  readonly store: DirectoryStore;
  readonly environment: string;
  /** Where each remote is served. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly config: ShellConfig;
  readonly override: (composition: Composition) => Composition;
  readonly onProgress: (text: string) => void;
}

/** Releases what is built into a local store, and makes it what an environment of it runs. */
export async function composeLocally({
  store,
  environment,
  addresses,
  config,
  override,
  onProgress,
}: LocalComposition): Promise<void> {
  const composition: Composition = { schema: 1, remotes: {} };
  for (const [name, address] of Object.entries(addresses)) {
    const built = readBuiltRelease(name);
    const { put } = await putRelease(store, name, built);
    onProgress(`released ${name} ${built.description.release.slice(0, 8)} (${put} new files)`);
    composition.remotes[name] = { ...built.description, address };
  }
  const { hash } = await promote(store, environment, override(composition));
  onProgress(`composed ${hash.slice(0, 8)}`);
  await putShell(store, environment, { config: { previews: true, ...config } });
}
