import * as v from 'valibot';
import { CliError } from '../command-line/cli-error';
import { sha256 } from '../command-line/sha256';
import type { Store } from '../store/store';
import { readEnvironmentPointer, readStoredDocument } from './documents';
import { createShellKey, createShellPageKey } from './keys';

const shellSchema = v.object({
  kernel: v.string(),
  html: v.string(),
  /** URL of the remotes in the page’s security policy. Without it, the server sends the policy as a header. */
  source: v.optional(v.string()),
  files: v.record(v.string(), v.string()),
});

export type ReleasedShell = v.InferOutput<typeof shellSchema>;

export async function readShell(
  store: Store,
  environment: string,
  page: string,
): Promise<ReleasedShell> {
  const key = createShellKey(environment, page);
  const shell = (await readStoredDocument(store, key, shellSchema))?.document;
  if (shell && sha256(shell.html) === page) return shell;
  throw new CliError(`${key} in ${store.name} is missing or broken: release the shell again.`);
}

/** Publishes the page that the pointer of an environment names, and again if the pointer changes meanwhile. */
export async function publishPage(store: Store, environment: string): Promise<void> {
  const key = createShellPageKey(environment);
  for (;;) {
    // Reads the page before the pointer. Otherwise an older page could replace a newer one.
    const held = await store.get(key);
    const page = (await readEnvironmentPointer(store, environment))?.document.composition.shell
      ?.page;
    if (page === undefined || (held && sha256(held.body) === page)) return;
    const { html } = await readShell(store, environment, page);
    await store.swap(key, Buffer.from(html), held?.tag);
  }
}
