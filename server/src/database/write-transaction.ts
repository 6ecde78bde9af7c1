import { sql } from 'drizzle-orm';
import type { Database } from './open-database';

/** Minimum delay before each attempt of a transaction, in milliseconds. A random part is added. */
const pausesMs = [0, 10, 40, 160, 640] as const;

/**
 * SQLSTATE codes of a serialization failure and a deadlock. PostgreSQL recommends retrying transactions with these
 * codes.
 */
const repeated: readonly unknown[] = ['40001', '40P01'];

export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Object)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? sqlStateOf(error.cause) : undefined;
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Runs the work in a serializable transaction that excludes other writers. Serialization failures and deadlocks are
 * retried.
 */
export async function inWriteTransaction<T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  let failure: unknown;
  for (const ms of pausesMs) {
    if (ms > 0) await pause(ms * (1 + Math.random()));
    try {
      return await database.transaction(
        async (transaction) => {
          // The lock is acquired before the snapshot begins, so that concurrent writers wait instead of failing.
          await transaction.execute(sql`LOCK TABLE workspace IN EXCLUSIVE MODE`);
          return work(transaction);
        },
        { isolationLevel: 'serializable' },
      );
    } catch (error) {
      failure = error;
      if (!repeated.includes(sqlStateOf(error))) throw error;
    }
  }
  throw failure;
}
