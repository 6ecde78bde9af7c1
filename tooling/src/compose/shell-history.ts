import * as v from 'valibot';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';
import { readDocument, timeSchema } from './documents';
import { usualReach } from './history';
import { highestNumber, numberIn, shellHistoryKey, shellHistoryPrefix } from './keys';
import { currentNote, noteEntries } from './note';

const recordSchema = v.object({
  /** Hash of the page. */
  page: v.string(),
  /** When it was released, ISO. */
  at: timeSchema,
  /** Names of the hashed files that a page of it may load. */
  assets: v.array(v.string()),
  /** Whether it was gone back to. */
  isBack: v.optional(v.boolean()),
  ...noteEntries,
});

/** One release of the shell to an environment. */
export type ShellPromotion = v.InferOutput<typeof recordSchema>;

async function readShellPromotion(store: Store, key: string): Promise<ShellPromotion | undefined> {
  const held = await store.get(key);
  return held && readDocument(recordSchema, held.body, `${key} in ${store.name}`);
}

/** Every release of the shell to an environment, the newest first; refuses where one cannot be read. */
export async function readShellHistory(
  store: Store,
  environment: string,
): Promise<ShellPromotion[]> {
  const entries = await store.list(shellHistoryPrefix(environment));
  const records = await Promise.all(entries.map(({ key }) => readShellPromotion(store, key)));
  return records.filter((record) => record !== undefined).reverse();
}

interface RecentShells {
  /** The newest first. */
  readonly records: readonly ShellPromotion[];
  /** Numbers of releases whose record cannot be read. */
  readonly unreadable: readonly number[];
}

const readOrNothing = (store: Store, key: string) =>
  readShellPromotion(store, key).catch((error: unknown) => {
    if (error instanceof CliError && error.cause === undefined) return undefined;
    throw error;
  });

/** The last releases of the shell to an environment; one that is broken costs nothing but itself. */
export async function readRecentShells(store: Store, environment: string): Promise<RecentShells> {
  const entries = await store.list(shellHistoryPrefix(environment));
  const keys = entries.slice(-usualReach).map(({ key }) => key);
  const read = await Promise.all(keys.map((key) => readOrNothing(store, key)));
  return {
    records: read.filter((record) => record !== undefined).reverse(),
    unreadable: keys.flatMap((key, at) => (read[at] ? [] : (numberIn(key) ?? []))),
  };
}

const attempts = 20;

/** Records what a shell about to be released needs, unless that shell is the latest record. */
export async function keepShellInHistory(
  store: Store,
  environment: string,
  record: ShellPromotion,
): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const last = highestNumber(await store.list(shellHistoryPrefix(environment)));
    const newest = await readOrNothing(store, shellHistoryKey(environment, last));
    if (newest?.page === record.page) return;
    const body = Buffer.from(JSON.stringify({ ...record, ...currentNote() }));
    if (await store.putNew(shellHistoryKey(environment, last + 1), body)) return;
  }
  throw new CliError(
    `The shell of ${environment} is being released by too many at once: try again in a minute.`,
  );
}
