import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleOnPglite } from 'drizzle-orm/pglite';
import { migrate as migrateOnPglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzleOnPostgres } from 'drizzle-orm/postgres-js';
import { migrate as migrateOnPostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';

/** A database or one of its transactions. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenedDatabase {
  readonly database: Database;
  /** Calls the listener after each commit of any server, and after an interruption, which may have hidden commits. */
  listen(listener: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** PostgreSQL channel on which each commit notifies all servers of the database. */
export const changesChannel = 'trustfold_changes';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Maximum time to open a connection or to close the database, in seconds. */
const maxSeconds = 5;

async function openPostgres(url: string): Promise<OpenedDatabase> {
  const client = postgres(url, {
    connect_timeout: maxSeconds,
    backoff: () => 1,
    onnotice: () => undefined,
  });
  const database = drizzleOnPostgres(client);
  await migrateOnPostgres(database, { migrationsFolder });
  return {
    database,
    listen: async (listener) => {
      const listening = await client.listen(changesChannel, listener, listener);
      return () => listening.unlisten();
    },
    close: () => client.end({ timeout: maxSeconds }),
  };
}

/** Opens an embedded PostgreSQL database in a folder, or in memory if no folder is given. */
async function openPglite(folder: string | undefined): Promise<OpenedDatabase> {
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const client = await PGlite.create(folder);
  const database = drizzleOnPglite(client);
  await migrateOnPglite(database, { migrationsFolder });
  return {
    database,
    listen: (listener) => client.listen(changesChannel, () => listener()),
    close: () => client.close(),
  };
}

/** Opens the database and runs pending migrations. */
export const openDatabase = ({ url, folder }: { url?: string; folder?: string }) =>
  url === undefined ? openPglite(folder) : openPostgres(url);
