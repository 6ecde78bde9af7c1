import type { Store, StoredObject } from '../store/store';
import { changeComposition, PromotionError } from './compose';
import { keptPageKey, shellPageKey, shellRecordKey } from './keys';
import { readShellRecord, shellRecordSchema } from './environment';
import * as v from 'valibot';
import { CliError } from '../base/cli-error';
import { canonicalJson, readStored } from './documents';
import { sha256 } from '../base/sha256';
import { keepShellInHistory } from './history';
import { pointerInPage } from './page';
import { ownPageKey, requireOwnPlace } from './page-place';

const keptSchema = v.object({
  record: shellRecordSchema,
  html: v.string(),
  /** Names of the hashed files that it may load. */
  assets: v.array(v.string()),
  /** Digests of those files, by their names; absent in older records. */
  digests: v.optional(v.record(v.string(), v.string())),
});

/** A shell as it was released to an environment: with it the environment can be given that page again. */
export type KeptShell = v.InferOutput<typeof keptSchema>;

/** A shell that was released before, held to the hash of its page. */
export async function readKeptShell(
  store: Store,
  environment: string,
  page: string,
): Promise<KeptShell> {
  const key = keptPageKey(environment, page);
  const shell = (await readStored(store, key, keptSchema))?.document;
  if (!shell) throw new CliError(`The page ${page.slice(0, 12)} of ${environment} was not kept.`);
  if (sha256(shell.html) === page && shell.record.page === page) return shell;
  throw new CliError(
    `${key} in ${store.name} does not have the hash it is named by: it was changed or broken.`,
  );
}

const attempts = 20;

interface Publication {
  /** The environment's record as it stood when the release began. */
  readonly before: StoredObject | undefined;
  /** The pages' own store, where they have one. */
  readonly pages: Store | undefined;
  /** Refuses the shell where it may no longer be the environment's; asked before the page is written. */
  readonly requireFit: () => Promise<void>;
}

/**
 * Makes a shell the environment's. Its record is swapped first, from the state that the release began
 * with, so that one of several at once wins; the page is written only while the record still stands,
 * from a state read before looking, so that no loser's page replaces the winner's.
 */
async function publishShell(
  store: Store,
  environment: string,
  { record, html }: KeptShell,
  { before, pages = store, requireFit }: Publication,
): Promise<void> {
  const key = shellRecordKey(environment);
  const [body, page] = [Buffer.from(JSON.stringify(record)), Buffer.from(html)];
  const pageKey = pages === store ? shellPageKey(environment) : ownPageKey;
  const wasOurs = before?.body.equals(body) === true;
  const requireOwn = async () => {
    if ((await store.get(key))?.body.equals(body) === true) return;
    throw new PromotionError(
      `Another command released the shell to ${environment} meanwhile, and theirs stays: release again to replace it.`,
    );
  };
  const putPage = async () => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const held = await pages.get(pageKey);
      await requireOwn();
      await requireFit();
      if (held?.body.equals(page) === true || (await pages.swap(pageKey, page, held?.tag))) return;
    }
    throw new PromotionError(
      `The page of ${environment} is being changed by too many at once: release the shell again.`,
    );
  };
  /** Takes the record back, unless another command put that page or has released another shell. */
  const giveBack = async () => {
    const held = await store.get(key);
    if (wasOurs || held?.body.equals(body) !== true) return;
    if ((await pages.get(pageKey))?.body.equals(page) === true) return;
    await (before ? store.swap(key, before.body, held.tag) : store.remove([key]));
  };

  if (!wasOurs) await store.swap(key, body, before?.tag);
  await putPage().catch(async (error: unknown) => {
    await giveBack().catch(() => undefined);
    throw error;
  });
  await requireOwn();
}

interface Publishing {
  /** The pages' own store, where they have one. */
  readonly pages?: Store | undefined;
  readonly at: string;
  readonly isBack?: boolean;
  /** What the history says. */
  readonly action?: string;
  /** Refuses a shell that may not become the environment's; asked before anything is written, and again before the page is. */
  readonly requireFit?: (() => Promise<void>) | undefined;
  /** Puts what the page will load; done once it is written down that it is needed. */
  readonly putAssets?: () => Promise<void>;
}

/** Makes a shell the environment's: what its page needs is written down first, so that nothing of it is pruned meanwhile. */
export async function makeCurrent(
  store: Store,
  environment: string,
  shell: KeptShell,
  { pages, at, isBack = false, action = 'release shell', requireFit, putAssets }: Publishing,
): Promise<void> {
  const { record, html, assets } = shell;
  const pointer = pointerInPage(html);
  const requireAllowed = async () => {
    await requireOwnPlace(store, environment, pages, pointer);
    await requireFit?.();
  };
  const before = await store.get(shellRecordKey(environment));
  await requireAllowed();
  await keepShellInHistory(store, environment, { page: record.page, at, assets });
  const kept = Buffer.from(canonicalJson(shell));
  await store.putNew(keptPageKey(environment, record.page), kept);
  // A prune marks before it looks at the history, so that one of the two sees the other.
  await requireAllowed();
  await putAssets?.();
  await publishShell(store, environment, shell, { before, pages, requireFit: requireAllowed });
  await changeComposition(store, environment, {
    change: async (current = { schema: 1, remotes: {} }) => {
      if ((await readShellRecord(store, environment))?.page === record.page) return current;
      throw new PromotionError(`Another command released the shell to ${environment} meanwhile.`);
    },
    action: `${action} ${record.page.slice(0, 8)}`,
    isBack,
  });
}
