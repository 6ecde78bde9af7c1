import type { IDBPDatabase } from 'idb';
import { Connection } from '../database/connection';

/** Creates a connection to an open database. It cannot reopen the database. */
export const createConnection = (database: IDBPDatabase): Connection =>
  new Connection(database, () => Promise.reject(new Error('Closed.')));
