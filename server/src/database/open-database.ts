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
  /** Calls the listener after each commit of any server. Returns a function that removes the listener. */
  listen(listener: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** PostgreSQL channel on which each commit notifies all servers of the database. */
export const changesChannel = 'trustfold_changes';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * Maximum number of connections. Commands run one after another because of a lock, so additional connections only speed
 * up reads.
 */
const maxConnections = 10;

/** Maximum time to open a connection, in milliseconds. */
const connectMs = 5000;

/** Delay before the listening connection is reopened, in milliseconds. */
const reconnectMs = 1000;

/** Listens on a separate connection and reopens the connection after a failure. */
async function listenOnPg(connectionString: string, listener: () => void) {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  async function connect(): Promise<void> {
    const opened = new Client({ connectionString });
    client = opened;
    opened.on('notification', listener);
    opened.on('error', () => undefined);
    await opened.connect();
    await opened.query(`LISTEN ${changesChannel}`);
    // The `end` event occurs only for a connection that was open. If the connection cannot be opened, `connect` rejects
    // instead.
    opened.once('end', retryLater);
    // Commits may have been missed during the interruption, so the listener is called once.
    listener();
  }
  const retry = () => {
    connect().catch(() => {
      void client?.end().catch(() => undefined);
      retryLater();
    });
  };
  const retryLater = () => {
    if (!isEnded) timer = setTimeout(retry, reconnectMs);
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
  // The pool replaces a lost idle connection. If the database is unreachable, the next query reports the error.
  pool.on('error', () => undefined);
  // The next query on the lost connection reports the error too, so this event can be ignored.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = drizzleOnPg(pool);
  // Releases the connection here, because Drizzle does not release it if BEGIN fails.
  const transaction: typeof database.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzleOnPg(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  Object.assign(database, { transaction });
  await migrateOnPg(database, { migrationsFolder });
  return {
    database,
    listen: (listener) => listenOnPg(connectionString, listener),
    close: () => pool.end(),
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

export interface DatabaseOptions {
  readonly url?: string | undefined;
  readonly folder?: string | undefined;
}

/** Opens the database and runs pending migrations. */
export const openDatabase = ({ url, folder }: DatabaseOptions): Promise<OpenedDatabase> =>
  url === undefined ? openPglite(folder) : openPg(url);
