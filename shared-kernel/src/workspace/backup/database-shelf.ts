import { openDB } from 'idb';
import { Connection } from '../database/connection';
import type { Shelf } from './shelf';

const heads = 'heads';
const pieces = 'pieces';

/**
 * Backups in a database of their own, beside the workspace's, so that nothing that replaces that takes
 * them with it.
 */
export async function openDatabaseShelf(name: string): Promise<Shelf> {
  const open = () =>
    openDB(`${name}-backups`, 1, {
      upgrade: (opened) => {
        opened.createObjectStore(heads);
        opened.createObjectStore(pieces);
      },
    });
  const connection = new Connection(await open(), open);
  const within = (from: number, to: number) => IDBKeyRange.bound([from], [to, []]);
  return {
    heads: () => connection.use((database) => database.getAll(heads)),
    putHead: (epoch, head) =>
      connection.use(async (database) => {
        // On the disk before anything takes the place of what it was taken of.
        const writing = database.transaction(heads, 'readwrite', { durability: 'strict' });
        await Promise.all([writing.store.put(head, epoch), writing.done]);
      }),
    putPiece: (epoch, index, bytes) =>
      connection.use(async (database) => {
        await database.put(pieces, bytes, [epoch, index]);
      }),
    pieces: (epoch) => connection.use((database) => database.getAll(pieces, within(epoch, epoch))),
    forget: (from, to) =>
      connection.use(async (database) => {
        const forgetting = database.transaction([heads, pieces], 'readwrite');
        await Promise.all([
          forgetting.objectStore(heads).delete(IDBKeyRange.bound(from, to)),
          forgetting.objectStore(pieces).delete(within(from, to)),
          forgetting.done,
        ]);
      }),
    close: () => connection.close(),
  };
}
