import type { IDBPDatabase } from 'idb';
import { Connection } from '../database/connection';

/** A connection that cannot reopen the database. */
export const connectionTo = (database: IDBPDatabase): Connection =>
  new Connection(database, () => Promise.reject(new Error('Closed.')));
