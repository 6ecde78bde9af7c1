import * as v from 'valibot';
import { CliError } from '../command-line/cli-error';
import { sha256 } from '../command-line/sha256';
import type { Store } from '../store/store';
import { readPointer, readStored } from './documents';
import { shellKey, shellPageKey } from './keys';

const shellSchema = v.object({
  /** Version of the kernel that it provides. */
  kernel: v.string(),
  html: v.string(),
  /** Where its policy lets remotes be loaded from; absent if its server sends the policy. */
  source: v.optional(v.string()),
  /** Digests of its hashed files, by their names. */
  files: v.record(v.string(), v.string()),
});

/** A shell as it was released to an environment: with it the environment can be given that page again. */
export type ReleasedShell = v.InferOutput<typeof shellSchema>;

export async function readShell(
  store: Store,
  environment: string,
  page: string,
): Promise<ReleasedShell> {
  const key = shellKey(environment, page);
  const shell = (await readStored(store, key, shellSchema))?.document;
  if (shell && sha256(shell.html) === page) return shell;
  throw new CliError(`${key} in ${store.name} is missing or broken: release the shell again.`);
}

/** Makes the page of an environment the one that its pointer names, whoever changed the pointer meanwhile. */
export async function publishPage(store: Store, environment: string): Promise<void> {
  const key = shellPageKey(environment);
  for (;;) {
    // Read before the pointer: a page that was written for a later pointer is never replaced by an earlier one.
    const held = await store.get(key);
    const page = (await readPointer(store, environment))?.document.composition.shell?.page;
    if (page === undefined || (held && sha256(held.body) === page)) return;
    const { html } = await readShell(store, environment, page);
    await store.swap(key, Buffer.from(html), held?.tag);
  }
}
