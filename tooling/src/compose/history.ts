import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';
import { type Pointer, type PromotionRecord, readPointer, readRecord, recordOf } from './documents';
import { highestNumber, historyPrefix, numberIn, pointerKey } from './keys';

/** Promotions that are looked back through unless more are asked for: what a command costs does not grow with an environment's age. */
export const usualReach = 50;

const readsAtOnce = 16;

export interface RecentHistory {
  /** The newest first, what stands included. */
  readonly records: readonly PromotionRecord[];
  /** Numbers of promotions whose record is missing or cannot be read; each costs nothing but itself. */
  readonly unreadable: readonly number[];
}

const readOrNothing = (store: Store, environment: string, seq: number) =>
  readRecord(store, environment, seq).catch((error: unknown) => {
    if (error instanceof CliError && error.cause === undefined) return undefined;
    throw error;
  });

async function readNumbers(
  store: Store,
  environment: string,
  numbers: readonly number[],
): Promise<RecentHistory> {
  const records: PromotionRecord[] = [];
  const unreadable: number[] = [];
  for (let from = 0; from < numbers.length; from += readsAtOnce) {
    const asked = numbers.slice(from, from + readsAtOnce);
    const read = await Promise.all(asked.map((one) => readOrNothing(store, environment, one)));
    read.forEach((record, at) => {
      if (record) records.push(record);
      else unreadable.push(asked[at] ?? 0);
    });
  }
  return { records, unreadable };
}

/** The last promotions of an environment, from the one that stands on, read by their numbers; only where a long gap lies before it are all keys looked through. */
export async function readRecent(
  store: Store,
  environment: string,
  standing: Pointer,
  reach = usualReach,
): Promise<RecentHistory> {
  const { seq } = standing;
  const before = Math.max(0, Math.min(reach, seq) - 1);
  const numbers = Array.from({ length: before }, (_, at) => seq - 1 - at);
  let recent = await readNumbers(store, environment, numbers);
  if (recent.records.length === 0 && before > 0 && seq > reach) {
    const there = (await store.list(historyPrefix(environment)))
      .flatMap(({ key }) => numberIn(key) ?? [])
      .filter((number) => number < seq);
    recent = await readNumbers(store, environment, there.reverse().slice(0, before));
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
