import { sql } from 'drizzle-orm';
import type { Database } from './open-database';

/** The attempts of a transaction, and the pause before each attempt in milliseconds. */
const pausesMs = [0, 10, 40, 160, 640] as const;

/** SQLSTATE of a serialization failure and of a deadlock. PostgreSQL asks to repeat such transactions. */
const repeated: readonly unknown[] = ['40001', '40P01'];

/** The SQLSTATE of an error or of its causes. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Object)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? sqlStateOf(error.cause) : undefined;
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Runs the work in one serializable transaction, after all other writers. A serialization failure or a deadlock repeats
 * the work.
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
          // The snapshot of the transaction begins after the lock, so that writers wait instead of failing.
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
