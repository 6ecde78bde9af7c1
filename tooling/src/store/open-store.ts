import { resolve } from 'node:path';
import { CliError } from '../command-line/cli-error';
import { DirectoryStore } from './directory-store';
import { S3Store } from './s3-store';
import type { Store } from './store';

export function openStore(name: string, from: string): Store {
  const [, bucket, prefix] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(name) ?? [];
  if (bucket !== undefined) return new S3Store(bucket, prefix);
  if (!/^[a-z0-9]{2,}:/i.test(name))
    return new DirectoryStore(resolve(from, name), { precompressed: true });
  throw new CliError(`${name} is not a store: name a folder, or s3://bucket/prefix.`);
}

const probeKey = 'probe/conditions.json';
const attempts = 20;

/**
 * Rejects a store that ignores conditional writes. In such a store, two concurrent releases could overwrite each other.
 */
export async function probeStore(store: Store): Promise<void> {
  if (store instanceof DirectoryStore) return;
  const refuse = (what: string): never => {
    throw new CliError(`${store.name} cannot hold releases: it ${what}.`);
  };
  const text = (what: string) =>
    Buffer.from(JSON.stringify({ what, at: process.hrtime.bigint().toString() }));
  await store.putNew(probeKey, text('first'));
  if (await store.putNew(probeKey, text('second'))) refuse('overwrites a key that must be new');
  if (await store.swap(probeKey, text('stale'), '"00000000000000000000000000000000"'))
    refuse('overwrites a key that was changed meanwhile');
  // The probe is repeated, because other processes may probe the store at the same time.
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const held = await store.get(probeKey);
    if (await store.swap(probeKey, text('swapped'), held?.tag)) return;
  }
  refuse('does not replace a key on the condition that it is unchanged');
}
