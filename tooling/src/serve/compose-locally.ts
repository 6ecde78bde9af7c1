import { join } from 'node:path';
import type { Composition } from 'shared-kernel/remote';
import { readBuiltRelease } from '../compose/built-release';
import { promote } from '../compose/compose';
import { putRelease } from '../compose/put-release';
import { putShell, type ShellConfig } from '../compose/shell-release';
import { ownKey } from '../signing/key-files';
import type { Signing } from '../signing/signing';
import type { DirectoryStore } from '../store/directory-store';

/** Keys of the store's own, made with it, in a folder that nobody serves. What they sign holds as long as anybody works on it. */
export async function localSigning(store: DirectoryStore): Promise<Signing> {
  return {
    signer: await ownKey(join(store.root, '.keys/environment.json')),
    stamper: await ownKey(join(store.root, '.keys/stamp.json')),
    freshHours: 24 * 365,
  };
}

export interface LocalComposition {
  readonly store: DirectoryStore;
  readonly environment: string;
  /** Where each remote is served. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly config: ShellConfig;
  readonly signed: boolean;
  readonly override: (composition: Composition) => Composition;
  readonly onProgress: (text: string) => void;
}

/** Releases what is built into a local store, and makes it what an environment of it runs. */
export async function composeLocally({
  store,
  environment,
  addresses,
  config,
  signed,
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
  const signing = signed ? await localSigning(store) : undefined;
  const { hash } = await promote(store, environment, override(composition), signing);
  onProgress(`composed ${hash.slice(0, 8)}${signing ? ' and signed it' : ''}`);
  const trust = signing && {
    keys: [signing.signer.publicKey],
    stampKey: signing.stamper?.publicKey,
  };
  await putShell(store, environment, {
    config: { previews: true, ...config },
    trust,
    signing,
  });
}
