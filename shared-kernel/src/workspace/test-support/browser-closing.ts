import { forceCloseDatabase, indexedDB } from 'fake-indexeddb';

type Begin = (
  this: IDBDatabase,
  ...given: Parameters<IDBDatabase['transaction']>
) => IDBTransaction;
type Put = (
  this: IDBObjectStore,
  ...given: Parameters<IDBObjectStore['put']>
) => IDBRequest<IDBValidKey>;

const begin = Reflect.get(IDBDatabase.prototype, 'transaction') as Begin;
const put = Reflect.get(IDBObjectStore.prototype, 'put') as Put;

/** Closes the databases that a page has used, as a browser does under pressure. */
export function watchDatabases() {
  const used = new Set<IDBDatabase>();
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function watched(
    this: IDBDatabase,
    ...given
  ) {
    used.add(this);
    return begin.apply(this, given);
  });
  const each = (close: (database: IDBDatabase) => void) => () => {
    for (const database of used) close(database);
    used.clear();
  };
  return {
    opens: jest.spyOn(indexedDB, 'open'),
    /** With the `close` event. */
    closeAll: each((database) => forceCloseDatabase(database as unknown as typeof IDBDatabase)),
    /** Without an event, as when Safari's server has ended. */
    loseAll: each((database) => database.close()),
  };
}

/** Aborts the next write into a store, and then closes. */
export function closeDuringWrite(store: string, close: () => void): void {
  let isOver = false;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function closing(
    this: IDBObjectStore,
    ...given
  ) {
    const request = put.apply(this, given);
    if (!isOver && this.name === store) {
      isOver = true;
      queueMicrotask(() => {
        this.transaction.abort();
        close();
      });
    }
    return request;
  });
}
