import * as v from 'valibot';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';
import {
  orNothing,
  readPointer,
  readRecord,
  readStored,
  recordOf,
  timeSchema,
  type Pointer,
  type PromotionRecord,
} from './documents';
import { inParallel } from '../base/in-parallel';
import {
  highestNumber,
  historyPrefix,
  numberIn,
  pointerKey,
  shellHistoryKey,
  shellHistoryPrefix,
} from './keys';

/** Promotions that are looked back through unless more are asked for: what a command costs does not grow with an environment's age. */
export const usualReach = 50;

export interface Recent<Record> {
  /** The newest first. */
  readonly records: readonly Record[];
  /** Numbers whose record is missing or cannot be read; each costs nothing but itself. */
  readonly unreadable: readonly number[];
}

async function readNumbers<Record>(
  numbers: readonly number[],
  read: (number: number) => Promise<Record | undefined>,
): Promise<Recent<Record>> {
  const found = await inParallel(numbers, (number) => orNothing(read(number)));
  return {
    records: found.filter((record) => record !== undefined),
    unreadable: numbers.filter((_, at) => found[at] === undefined),
  };
}

/** Numbers that are written down below a prefix of a history, the newest first. */
const numbersIn = async (store: Store, prefix: string): Promise<readonly number[]> =>
  (await store.list(prefix)).flatMap(({ key }) => numberIn(key) ?? []).reverse();

/** The last promotions of an environment, the one that stands included, read by their numbers; only where a long gap lies before it are all keys looked through. */
export async function readRecent(
  store: Store,
  environment: string,
  standing: Pointer,
  reach = usualReach,
): Promise<Recent<PromotionRecord>> {
  const { seq } = standing;
  const before = Math.max(0, Math.min(reach, seq) - 1);
  const read = (number: number) => readRecord(store, environment, number);
  let recent = await readNumbers(
    Array.from({ length: before }, (_, at) => seq - 1 - at),
    read,
  );
  if (recent.records.length === 0 && before > 0 && seq > reach) {
    const there = await numbersIn(store, historyPrefix(environment));
    recent = await readNumbers(there.filter((number) => number < seq).slice(0, before), read);
  }
  return { ...recent, records: [recordOf(standing), ...recent.records] };
}

/** The number of the last promotion that was written down. */
export const lastRecorded = async (store: Store, environment: string): Promise<number> =>
  highestNumber(await store.list(historyPrefix(environment)));

/** What an environment runs, or nothing where it never ran anything. Refuses one whose pointer was lost: what it runs is not known. */
export async function readStanding(
  store: Store,
  environment: string,
): ReturnType<typeof readPointer> {
  const held = await readPointer(store, environment);
  if (held) return held;
  const last = await lastRecorded(store, environment);
  if (last === 0) return undefined;
  // A pointer is written before its record: the first writer has just done so.
  const written = await readPointer(store, environment);
  if (written) return written;
  throw new CliError(
    `${pointerKey(environment)} is missing in ${store.name}, though ${environment} has a history: \`rollback --env ${environment} --seq ${last}\` puts back what ran last. Nothing was changed.`,
  );
}

const shellSchema = v.object({
  /** Hash of the page. */
  page: v.string(),
  /** When it was released, ISO. */
  at: timeSchema,
  /** Names of the hashed files that a page of it may load. */
  assets: v.array(v.string()),
});

/** One release of the shell to an environment. */
export type ShellPromotion = v.InferOutput<typeof shellSchema>;

const readShellPromotion = async (store: Store, key: string) =>
  (await readStored(store, key, shellSchema))?.document;

/** Every release of the shell to an environment, the newest first; refuses where one cannot be read. */
export async function readShellHistory(
  store: Store,
  environment: string,
): Promise<ShellPromotion[]> {
  const entries = await store.list(shellHistoryPrefix(environment));
  const records = await inParallel(entries, ({ key }) => readShellPromotion(store, key));
  return records.filter((record) => record !== undefined).reverse();
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
    const newest = await orNothing(readShellPromotion(store, shellHistoryKey(environment, last)));
    if (newest?.page === record.page) return;
    const body = Buffer.from(JSON.stringify(record));
    if (await store.putNew(shellHistoryKey(environment, last + 1), body)) return;
  }
  throw new CliError(
    `The shell of ${environment} is being released by too many at once: try again in a minute.`,
  );
}
