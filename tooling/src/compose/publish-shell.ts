import type { Store, StoredObject } from '../store/store';
import { changeComposition, PromotionError } from './compose';
import { keptPageKey, shellPageKey, shellRecordKey } from './keys';
import { readShellRecord, type ShellRecord, shellRecordSchema } from './environment';
import * as v from 'valibot';
import { CliError } from '../base/cli-error';
import { canonicalJson, readDocument } from './documents';
import { sha256 } from '../base/sha256';
import { readStanding } from './history';
import { pointerInPage } from './page';
import { ownPageKey, requireOwnPlace } from './page-place';
import { keepShellInHistory } from './shell-history';

interface ShellPublication {
  readonly store: Store;
  readonly environment: string;
  readonly record: ShellRecord;
  /** The environment's record as it stood when the release began. */
  readonly before: StoredObject | undefined;
  /** Where the page lies: the store itself, or one of the pages' own. */
  readonly pages: { readonly store: Store; readonly key: string };
  readonly page: Buffer;
  /** Refuses the shell where it may no longer be the environment's; asked before the page is written. */
  readonly requireFit?: (() => Promise<void>) | undefined;
}

const attempts = 20;

/**
 * Takes back what the record says of a shell whose page could not be put there, unless another command put it or has
 * released another one.
 */
async function giveBack({ store, environment, record, before, pages, page }: ShellPublication) {
  const key = shellRecordKey(environment);
  const held = await store.get(key);
  if (held?.body.equals(bodyOf(record)) !== true || before?.body.equals(held.body) === true) return;
  if ((await pages.store.get(pages.key))?.body.equals(page) === true) return;
  if (before) await store.swap(key, before.body, held.tag);
  else await store.remove([key]);
}

const bodyOf = (record: ShellRecord) => Buffer.from(JSON.stringify(record));

/**
 * Makes a shell the environment's. Its record is swapped first, from the state that the release began
 * with, so that one of several at once wins; the page is written only while the record still stands,
 * from a state read before looking, so that no loser's page replaces the winner's.
 */
async function publishShell(publication: ShellPublication): Promise<void> {
  const { store, environment, record, before, pages, page, requireFit } = publication;
  const key = shellRecordKey(environment);
  const body = bodyOf(record);
  const requireOwn = async () => {
    if ((await store.get(key))?.body.equals(body) === true) return;
    throw new PromotionError(
      `Another command released the shell to ${environment} meanwhile, and theirs stays: release again to replace it.`,
    );
  };

  if (before?.body.equals(body) !== true) await store.swap(key, body, before?.tag);
  const putPage = async () => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const held = await pages.store.get(pages.key);
      await requireOwn();
      await requireFit?.();
      const isThere = held?.body.equals(page) === true;
      if (isThere || (await pages.store.swap(pages.key, page, held?.tag))) return;
    }
    throw new PromotionError(
      `The page of ${environment} is being changed by too many at once: release the shell again.`,
    );
  };
  try {
    await putPage();
  } catch (error) {
    await giveBack(publication).catch(() => undefined);
    throw error;
  }
  await requireOwn();
}

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

async function keepShell(store: Store, environment: string, shell: KeptShell): Promise<void> {
  const key = keptPageKey(environment, shell.record.page);
  await store.putNew(key, Buffer.from(canonicalJson(shell)));
}

/** A shell that was released before, held to the hash of its page. */
export async function readKeptShell(
  store: Store,
  environment: string,
  page: string,
): Promise<KeptShell> {
  const key = keptPageKey(environment, page);
  const held = await store.get(key);
  if (!held) throw new CliError(`The page ${page.slice(0, 12)} of ${environment} was not kept.`);
  const shell = readDocument(keptSchema, held.body, `${key} in ${store.name}`);
  if (sha256(shell.html) === page && shell.record.page === page) return shell;
  throw new CliError(
    `${key} in ${store.name} does not have the hash it is named by: it was changed or broken.`,
  );
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
  { pages, at, isBack = false, action, requireFit, putAssets }: Publishing,
): Promise<void> {
  const { record, html, assets } = shell;
  const pointer = pointerInPage(html);
  const requireAllowed = async () => {
    await requireOwnPlace(store, environment, pages, pointer);
    await requireFit?.();
  };
  const before = await store.get(shellRecordKey(environment));
  await requireAllowed();
  const promotion = { page: record.page, at, assets, ...(isBack && { isBack }) };
  await keepShellInHistory(store, environment, promotion);
  await keepShell(store, environment, shell);
  // A prune marks before it looks at the history, so that one of the two sees the other.
  await requireAllowed();
  await putAssets?.();
  await publishShell({
    store,
    environment,
    record,
    before,
    pages: pages ? { store: pages, key: ownPageKey } : { store, key: shellPageKey(environment) },
    page: Buffer.from(html),
    requireFit: requireAllowed,
  });
  await nameShell(store, environment, record.page, { action, isBack });
}

/** Has what the environment runs name its shell, where it runs anything yet. */
async function nameShell(
  store: Store,
  environment: string,
  page: string,
  { action = 'release shell', isBack }: Pick<Publishing, 'action' | 'isBack'>,
): Promise<void> {
  if (!(await readStanding(store, environment))) return;
  await changeComposition(store, environment, {
    change: async (current = { schema: 1, remotes: {} }) => {
      if ((await readShellRecord(store, environment))?.page === page) return current;
      throw new PromotionError(`Another command released the shell to ${environment} meanwhile.`);
    },
    action: `${action} ${page.slice(0, 8)}`,
    isBack,
  });
}
