import * as v from 'valibot';
import type { WorkspaceSource } from '../store/source';
import { backupSchema, maxBackups, type Backup } from './backup';
import { onShelf } from './open-shelf';
import type { Shelf } from './shelf';

/**
 * The backups on a shelf, oldest first, of what was really replaced: the workspace counts its epoch up
 * in the step that replaces it, so that one of the present epoch was taken for nothing.
 */
export async function backupsOn(shelf: Shelf, epoch: number): Promise<readonly Backup[]> {
  const heads = await shelf.heads();
  return heads.filter((head) => v.is(backupSchema, head)).filter((head) => head.epoch < epoch);
}

/** The backups that can be restored, latest first. */
export async function keptBackups(source: WorkspaceSource): Promise<readonly Backup[]> {
  const epoch = await source.epoch();
  const kept = await onShelf(source, (shelf) => backupsOn(shelf, epoch));
  return kept.slice(-maxBackups).reverse();
}
