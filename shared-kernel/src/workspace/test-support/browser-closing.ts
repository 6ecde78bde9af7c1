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

/** Returns functions that close the databases of a page, as browsers do when memory is low. */
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
    closeAll: each((database) => forceCloseDatabase(database as unknown as typeof IDBDatabase)),
    /** Closes the databases without an event. Safari does the same when its database process ends. */
    loseAll: each((database) => database.close()),
  };
}

export function closeDatabaseDuringWrite(store: string, close: () => void): void {
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
