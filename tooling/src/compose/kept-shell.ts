import * as v from 'valibot';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';
import { canonicalJson } from './canonical-json';
import { sha256 } from '../base/sha256';
import { changeComposition, PromotionError } from './compose';
import { readDocument } from './documents';
import { readStanding } from './history';
import { keptPageKey, shellPageKey, shellRecordKey } from './keys';
import { pointerInPage } from './page-config';
import { ownPageKey, requireOwnPlace } from './page-place';
import { publishShell } from './publish-shell';
import { keepShellInHistory } from './shell-history';
import { readShellRecord, shellRecordSchema } from './shell-record';

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

export async function keepShell(
  store: Store,
  environment: string,
  shell: KeptShell,
): Promise<void> {
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
