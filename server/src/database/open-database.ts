import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleOnPg } from 'drizzle-orm/node-postgres';
import { migrate as migrateOnPg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleOnPglite } from 'drizzle-orm/pglite';
import { migrate as migrateOnPglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';

/** A database or one of its transactions. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenedDatabase {
  readonly database: Database;
  /** Calls the listener after each commit of any server. Returns a function that ends this. */
  listen(listener: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** The channel on which a commit notifies all servers of a database. */
export const channel = 'trustfold_changes';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Maximum number of connections. Commands wait for one lock, so more connections only serve reads. */
const maxConnections = 10;

/** Maximum time to open a connection, in milliseconds. */
const connectMs = 5000;

/** Pause before the listening connection is opened again, in milliseconds. */
const reconnectMs = 1000;

/** Listens on a connection of its own, and opens it again after a failure. */
async function listenOnPg(connectionString: string, listener: () => void) {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  async function connect(): Promise<void> {
    const opened = new Client({ connectionString });
    client = opened;
    opened.on('notification', listener);
    opened.on('error', () => undefined);
    opened.on('end', () => {
      if (!isEnded) timer = setTimeout(retry, reconnectMs);
    });
    await opened.connect();
    await opened.query(`LISTEN ${channel}`);
    // Commits may have been missed while there was no connection.
    listener();
  }
  const retry = () => {
    connect().catch(() => {
      if (!isEnded) timer = setTimeout(retry, reconnectMs);
    });
  };

  await connect();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await client?.end();
  };
}

async function openPg(connectionString: string): Promise<OpenedDatabase> {
  const pool = new Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
  });
  // A lost idle connection is replaced by the pool. The next query reports an error, if there is one.
  pool.on('error', () => undefined);
  const database = drizzleOnPg(pool);
  await migrateOnPg(database, { migrationsFolder });
  return {
    database,
    listen: (listener) => listenOnPg(connectionString, listener),
    close: () => pool.end(),
  };
}

/** Opens an embedded PostgreSQL in a folder; without a folder, it is in memory. */
async function openPglite(folder: string | undefined): Promise<OpenedDatabase> {
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const client = await PGlite.create(folder);
  const database = drizzleOnPglite(client);
  await migrateOnPglite(database, { migrationsFolder });
  return {
    database,
    listen: (listener) => client.listen(channel, () => listener()),
    close: () => client.close(),
  };
}

export interface DatabaseOptions {
  readonly url?: string | undefined;
  readonly folder?: string | undefined;
}

/** Opens the database and runs the migrations that it lacks. */
export const openDatabase = ({ url, folder }: DatabaseOptions): Promise<OpenedDatabase> =>
  url === undefined ? openPglite(folder) : openPg(url);
