import type { Store, StoredObject } from '../store/store';
import { PromotionError } from './compose';
import { shellRecordKey } from './keys';
import type { ShellRecord } from './shell-record';

export interface ShellPublication {
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
export async function publishShell(publication: ShellPublication): Promise<void> {
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
