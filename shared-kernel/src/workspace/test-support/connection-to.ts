import type { IDBPDatabase } from 'idb';
import { Connection } from '../database/connection';

/** A connection to a database that cannot be opened again. */
export const connectionTo = (database: IDBPDatabase): Connection =>
  new Connection(database, () => Promise.reject(new Error('Closed.')));
