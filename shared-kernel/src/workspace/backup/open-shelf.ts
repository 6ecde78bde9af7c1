import type { WorkspaceSource } from '../store/source';
import { openDatabaseShelf } from './database-shelf';
import { memoryShelfOf } from './memory-shelf';
import type { Shelf } from './shelf';

/** Where the backups of a workspace are: beside its database, or with the page that holds it in memory. */
export async function openShelf(source: WorkspaceSource): Promise<Shelf> {
  const { name } = await source.logState();
  return name === undefined ? memoryShelfOf(source) : openDatabaseShelf(name);
}

export async function onShelf<T>(
  source: WorkspaceSource,
  work: (shelf: Shelf) => Promise<T>,
): Promise<T> {
  const shelf = await openShelf(source);
  try {
    return await work(shelf);
  } finally {
    shelf.close();
  }
}
