import { openDB } from 'idb';
import type { Shelf } from './shelf';

const heads = 'heads';
const pieces = 'pieces';

/**
 * Backups in a database of their own, beside the workspace's, so that nothing that replaces that takes
 * them with it.
 */
export async function openDatabaseShelf(name: string): Promise<Shelf> {
  const database = await openDB(`${name}-backups`, 1, {
    upgrade: (opened) => {
      opened.createObjectStore(heads);
      opened.createObjectStore(pieces);
    },
  });
  const within = (from: number, to: number) => IDBKeyRange.bound([from], [to, []]);
  return {
    heads: () => database.getAll(heads),
    putHead: async (epoch, head) => {
      // On the disk before anything takes the place of what it was taken of.
      const writing = database.transaction(heads, 'readwrite', { durability: 'strict' });
      await Promise.all([writing.store.put(head, epoch), writing.done]);
    },
    putPiece: async (epoch, index, bytes) => {
      await database.put(pieces, bytes, [epoch, index]);
    },
    pieces: (epoch) => database.getAll(pieces, within(epoch, epoch)),
    forget: async (from, to) => {
      const forgetting = database.transaction([heads, pieces], 'readwrite');
      await Promise.all([
        forgetting.objectStore(heads).delete(IDBKeyRange.bound(from, to)),
        forgetting.objectStore(pieces).delete(within(from, to)),
        forgetting.done,
      ]);
    },
    close: () => database.close(),
  };
}
