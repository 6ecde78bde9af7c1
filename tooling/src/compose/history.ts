import { CliError } from '../run/cli-error';
import type { Store } from '../store/store';
import { readPointer, readRecord, recordOf, type PromotionRecord } from './documents';
import { historyPrefix } from './keys';

/** Promotions that are looked back through unless more are asked for: what a command costs does not grow with an environment's age. */
export const usualReach = 200;

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

/** The last promotions of an environment, read by their numbers and not by looking through all there were. */
export async function readRecent(
  store: Store,
  environment: string,
  reach = usualReach,
): Promise<RecentHistory> {
  const held = await readPointer(store, environment);
  if (!held) return { records: [], unreadable: [] };
  const { seq } = held.pointer;
  const numbers = Array.from({ length: Math.min(reach, seq) - 1 }, (_, at) => seq - 1 - at);
  const records: PromotionRecord[] = [recordOf(held.pointer)];
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

/** The number of the last promotion that was written down: a pointer that was lost does not begin again at one. */
export async function lastRecorded(store: Store, environment: string): Promise<number> {
  const numbers = (await store.list(historyPrefix(environment))).map(({ key }) =>
    Number(/(\d+)\.json$/.exec(key)?.[1] ?? 0),
  );
  return numbers.reduce((last, one) => Math.max(last, one), 0);
}
