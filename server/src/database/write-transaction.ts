import type { Database } from './open-database';
import { lockState, type WorkspaceState } from './workspace-state';

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

/** Whether the database cannot be reached, by SQLSTATE, code of Node or the messages of `pg` without a code. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(08|57P0|53|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH)/.test(sqlStateOf(error) ?? '') ||
    /^(Connection terminated|timeout exceeded)/.test(error.message) ||
    isUnreachable(error.cause));

/**
 * Runs the work in one transaction, after all other writers of the workspace. `state` is the state that they have left;
 * it is `undefined` in a new database. A serialization failure or a deadlock repeats the work.
 */
export async function inWriteTransaction<T>(
  database: Database,
  work: (transaction: Database, state: WorkspaceState | undefined) => Promise<T>,
): Promise<T> {
  let failure: unknown;
  for (const ms of pausesMs) {
    if (ms > 0) await pause(ms * (1 + Math.random()));
    try {
      // Each statement reads what is committed. While the row of the state is locked, that is what the last writer left.
      return await database.transaction(
        async (transaction) => work(transaction, await lockState(transaction)),
        { isolationLevel: 'read committed' },
      );
    } catch (error) {
      failure = error;
      if (!repeated.includes(sqlStateOf(error))) throw error;
    }
  }
  throw failure;
}
