import { foldedInto, storedEvent, type DiagnosticEvent } from './diagnostic-event';

/** A database of its own: what breaks the workspace's does not take the account of it. */
const databaseName = 'trustfold-diagnostics';
const storeName = 'events';
const byLast = 'last';

export const ringLength = 200;
const openingMs = 3_000;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The ring did not open in time.')), openingMs);
    const opening = indexedDB.open(databaseName, 1);
    opening.onupgradeneeded = () => {
      const store = opening.result.createObjectStore(storeName, { keyPath: 'identity' });
      store.createIndex(byLast, 'last');
    };
    opening.onsuccess = () => {
      const database = opening.result;
      database.onversionchange = () => database.close();
      resolve(database);
    };
    opening.onerror = () => reject(opening.error ?? new Error('The ring cannot be opened.'));
  });
}

/** Takes the oldest away, in the transaction that added one. */
function trim(store: IDBObjectStore): void {
  const counting = store.count();
  counting.onsuccess = () => {
    let surplus = counting.result - ringLength;
    if (surplus <= 0) return;
    const walking = store.index(byLast).openCursor();
    walking.onsuccess = () => {
      if (!walking.result || surplus === 0) return;
      surplus -= 1;
      walking.result.delete();
      walking.result.continue();
    };
  };
}

/** Reads, folds and writes in one transaction: of two tabs at once neither loses anything. */
const addTo = (database: IDBDatabase, event: DiagnosticEvent): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, 'readwrite', { durability: 'relaxed' });
    const store = transaction.objectStore(storeName);
    const reading = store.get(event.identity);
    const write = () => {
      const held = storedEvent(reading.result);
      store.put(held ? foldedInto(held, event) : event);
      trim(store);
    };
    reading.onsuccess = () => {
      try {
        write();
      } catch {
        // Thrown on, it would be an uncaught error of the page, and so another event.
        transaction.abort();
      }
    };
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The ring was not written.'));
  });

const readFrom = (database: IDBDatabase): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    const reading = database.transaction(storeName).objectStore(storeName).getAll();
    reading.onsuccess = () => resolve(reading.result);
    reading.onerror = () => reject(reading.error ?? new Error('The ring cannot be read.'));
  });

export interface Ring {
  add(event: DiagnosticEvent): Promise<void>;
  /** Newest first. */
  read(): Promise<readonly DiagnosticEvent[]>;
  /** Whether a reload finds what is in it. */
  isKept(): Promise<boolean>;
}

const newestFirst = (events: readonly DiagnosticEvent[]) =>
  [...events].sort((one, other) => other.last - one.last);

/** The last 200 different things that happened in this browser; in memory where it keeps nothing. */
export function openRing(opening: () => Promise<IDBDatabase> = open): Ring {
  const inMemory = new Map<string, DiagnosticEvent>();
  let database: Promise<IDBDatabase | undefined> | undefined;

  const held = () => {
    database ??= Promise.resolve()
      .then(opening)
      .catch(() => undefined);
    return database;
  };
  const remember = (event: DiagnosticEvent) => {
    const before = inMemory.get(event.identity);
    inMemory.delete(event.identity);
    inMemory.set(event.identity, before ? foldedInto(before, event) : event);
    const [oldest] = inMemory.keys();
    if (inMemory.size > ringLength && oldest !== undefined) inMemory.delete(oldest);
  };
  /** From now on the page alone remembers. */
  const giveUp = () => {
    database = Promise.resolve(undefined);
  };

  return {
    async add(event) {
      const target = await held();
      try {
        if (target) await addTo(target, event);
        else remember(event);
      } catch {
        giveUp();
        remember(event);
      }
    },
    async read() {
      const source = await held();
      const stored = source ? await readFrom(source) : [];
      const events = stored.flatMap((value) => storedEvent(value) ?? []);
      return newestFirst([...events, ...inMemory.values()]);
    },
    isKept: async () => (await held()) !== undefined,
  };
}
