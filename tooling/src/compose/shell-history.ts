import * as v from 'valibot';
import type { Store } from '../store/store';
import { readDocument } from './documents';
import { shellHistoryKey, shellHistoryPrefix } from './keys';

const recordSchema = v.object({
  /** Hash of the page. */
  page: v.string(),
  /** When it was released, ISO. */
  at: v.string(),
  /** Names of the hashed files that a page of it may load. */
  assets: v.array(v.string()),
  /** Whether it was gone back to. */
  isBack: v.optional(v.boolean()),
});

/** One release of the shell to an environment. */
export type ShellPromotion = v.InferOutput<typeof recordSchema>;

/** Every release of the shell to an environment, the newest first. */
export async function readShellHistory(
  store: Store,
  environment: string,
): Promise<ShellPromotion[]> {
  const entries = await store.list(shellHistoryPrefix(environment));
  const records = await Promise.all(
    entries.map(async ({ key }) => {
      const held = await store.get(key);
      return held && readDocument(recordSchema, held.body, `${key} in ${store.name}`);
    }),
  );
  return records.filter((record) => record !== undefined).reverse();
}

/** Writes down what a shell about to be released needs; the one that stands last is not written again. */
export async function keepShellInHistory(
  store: Store,
  environment: string,
  record: ShellPromotion,
): Promise<void> {
  for (;;) {
    const history = await readShellHistory(store, environment);
    if (history[0]?.page === record.page) return;
    const key = shellHistoryKey(environment, history.length + 1);
    if (await store.putNew(key, Buffer.from(JSON.stringify(record)))) return;
  }
}
