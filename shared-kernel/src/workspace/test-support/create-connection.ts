import type { IDBPDatabase } from 'idb';
import { Connection } from '../database/connection';

/** A connection to an open database. The connection cannot reopen the database. */
export const createConnection = (database: IDBPDatabase): Connection =>
  new Connection(database, () => Promise.reject(new Error('Closed.')));
