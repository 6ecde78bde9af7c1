import 'fake-indexeddb/auto';
import { openDB, unwrap } from 'idb';
import { runWriteTransaction, type WriteTransaction } from './stored-record';

let databases = 0;

const open = () =>
  openDB(`database-${(databases += 1)}`, 1, {
    upgrade: (database) => void database.createObjectStore('kept'),
  });

function takeBack(transaction: WriteTransaction, reason: string): void {
  const taken = unwrap(transaction);
  const error = new DOMException('taken back', reason);
  Object.defineProperty(taken, 'error', {
    get: () => error,
    set() {
      // Ignores assignments, so that the database implementation cannot replace the simulated error.
    },
  });
  taken.abort();
}

describe('runWriteTransaction', () => {
  it('[workspace] a write that the browser aborted fails with the reason, even if more requests followed', async () => {
    const database = await open();
    const writing = runWriteTransaction(database, ['kept'], async (transaction) => {
      await transaction.objectStore('kept').put(1, 'a');
      takeBack(transaction, 'QuotaExceededError');
      await transaction.objectStore('kept').put(2, 'b');
    });
    await expect(writing).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(await database.getAllKeys('kept')).toEqual([]);
    database.close();
  });

  it('[workspace] a write is aborted if its callback fails, with the callback’s error', async () => {
    const database = await open();
    const writing = runWriteTransaction(database, ['kept'], async (transaction) => {
      await transaction.objectStore('kept').put(1, 'a');
      throw new Error('busy');
    });
    await expect(writing).rejects.toThrow('busy');
    expect(await database.getAllKeys('kept')).toEqual([]);
    database.close();
  });
});
