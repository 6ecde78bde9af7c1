import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './open-database';
import { findWorkspaceState, type WorkspaceState } from './workspace-state';

/** Minimum delay before each retry of a transaction, in milliseconds. A random delay is added. */
const pausesMs = [10, 40, 160, 640] as const;

/** SQLSTATE codes of a serialization failure and a deadlock, after which PostgreSQL recommends a retry. */
const repeated: readonly unknown[] = ['40001', '40P01'];

/** Returns the SQLSTATE of an error or of its causes, or the code of a connection failure. */
export function getSqlState(error: unknown): string | undefined {
  const { code, cause } = Object(error) as { readonly code?: unknown; readonly cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? undefined : getSqlState(cause);
}

export const isDatabaseUnreachable = (error: unknown): boolean =>
  /^(08|57P0|53|CONNECT|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH)/.test(
    getSqlState(error) ?? '',
  );

/** Runs `work` after all other write transactions of the workspace. `state` is `undefined` in a new database. */
export async function runWriteTransaction<T>(
  database: Database,
  work: (transaction: Database, state: WorkspaceState | undefined) => Promise<T>,
  [pauseMs, ...later]: readonly number[] = pausesMs,
): Promise<T> {
  try {
    return await database.transaction(
      async (transaction) => {
        // This lock statement takes no snapshot, so the next statement sees what the last writer has committed.
        await transaction.execute(sql`LOCK TABLE workspace IN EXCLUSIVE MODE`);
        return work(transaction, await findWorkspaceState(transaction));
      },
      { isolationLevel: 'serializable' },
    );
  } catch (error) {
    if (pauseMs === undefined || !repeated.includes(getSqlState(error))) throw error;
    await pause(pauseMs * (1 + Math.random()));
    return runWriteTransaction(database, work, later);
  }
}
