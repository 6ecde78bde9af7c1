import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryStore } from 'tooling/release';
import { startProduct } from 'tooling/serve';
import { specifiedRemotes } from '../../core/specified-remotes';
import { environment, releaseTo, type Stage } from './stage';

export const keysOf = async (folder: string): Promise<string[]> =>
  (await new DirectoryStore(folder).list('')).map(({ key }) => key);

/** Changes a file of a folder, and its compressed forms with it. */
export async function tamperInFolder(
  folder: string,
  key: string,
  change: (body: string) => string,
): Promise<void> {
  const store = new DirectoryStore(folder, { precompressed: true });
  const held = await store.get(key);
  await store.remove([key]);
  await store.putNew(key, Buffer.from(change(held?.body.toString() ?? '')));
}

/** A directory store behind the server that `npm start` uses: the shell and each remote on a port of its own. */
export async function startOwnServer(): Promise<Stage> {
  const store = await mkdtemp(join(tmpdir(), 'trustfold-own-'));
  const product = await startProduct({ remotes: specifiedRemotes, store, environment });
  return {
    product,
    release: releaseTo(store),
    keys: () => keysOf(store),
    tamper: (key, change) => tamperInFolder(store, key, change),
    stop: async () => {
      await product.stop();
      await rm(store, { recursive: true, force: true });
    },
  };
}
