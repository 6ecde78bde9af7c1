import { asStorageError } from '../database/connection';
import type { CommandTransaction } from '../commands/command';
import { CommandError } from '../commands/command-error';
import type { Course } from '../transfer/course';
import type { FileSink } from '../transfer/file-sink';
import { backupText } from '../transfer/lines';
import { viewUpTo } from '../evidence/log-view';
import { writeFile } from '../transfer/write-file';
import { maxBackups, type Backup, type Replacement } from './backup';
import { backupsOn } from './kept-backups';
import { onShelf, openShelf } from './open-shelf';
import type { Shelf } from './shelf';

/** Pieces are this long, in bytes, or as long as they come. */
const pieceBytes = 1 << 20;

const isFull = (error: unknown) => asStorageError(error).reason === 'full';

/** Ends a command that cannot back up first, for the person to choose: `issues` names the field `backup`. */
function refuseUnbacked(cause: unknown): never {
  const why = isFull(cause)
    ? 'This browser has no space for a backup of the current workspace.'
    : 'This browser could not keep a backup of the current workspace.';
  const message = `${why} Nothing was changed.`;
  throw new CommandError('invalid', message, { issues: [{ field: 'backup', message }], cause });
}

/** Puts what is written into it on a shelf, in pieces. */
function createShelfSink(shelf: Shelf, epoch: number) {
  const written = { pieces: 0, bytes: 0 };
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  let failure: unknown;
  const putAway = async () => {
    if (length === 0) return;
    const piece = new Uint8Array(length);
    let at = 0;
    for (const bytes of waiting) {
      piece.set(bytes, at);
      at += bytes.length;
    }
    waiting = [];
    length = 0;
    try {
      await shelf.putPiece(epoch, written.pieces, piece);
    } catch (error) {
      failure = error;
      throw error;
    }
    written.pieces += 1;
    written.bytes += piece.length;
  };
  const sink: FileSink = {
    write: async (bytes) => {
      waiting.push(bytes);
      length += bytes.length;
      if (length >= pieceBytes) await putAway();
    },
    close: putAway,
    abort: () => Promise.resolve(),
  };
  return { sink, written, failure: () => failure };
}

interface KeepBackup {
  readonly before: Replacement;
  readonly now: Date;
  readonly course: Course;
}

/** Makes room for a backup: what is unfinished goes, and what `maxBackups` later ones were taken after. */
async function clear(shelf: Shelf, epoch: number): Promise<void> {
  await shelf.forget(epoch, Infinity);
  const surplus = (await backupsOn(shelf, epoch)).at(-maxBackups - 1);
  if (surplus) await shelf.forget(0, surplus.epoch);
}

async function keepOn(
  shelf: Shelf,
  transaction: CommandTransaction,
  epoch: number,
  { before, now, course }: KeepBackup,
): Promise<Backup> {
  const { source } = transaction;
  const settings = transaction.preferences();
  await clear(shelf, epoch).catch(refuseUnbacked);
  const { sink, written, failure } = createShelfSink(shelf, epoch);
  const counted = { records: 0 };
  try {
    await writeFile(backupText(source, settings, now, counted, course), sink);
  } catch (error) {
    if (failure() === undefined) throw error;
    refuseUnbacked(failure());
  }
  const { head, view } = await source.logState();
  const logView = viewUpTo(head?.seq ?? 0, view);
  const backup = { epoch, at: now.toISOString(), before, ...counted, ...written, logView };
  await shelf.putHead(epoch, backup).catch(refuseUnbacked);
  return backup;
}

/**
 * Keeps all records but the log's, and the settings, before the command that runs replaces them;
 * forgotten where the command fails.
 */
export async function keepBackup(
  transaction: CommandTransaction,
  options: KeepBackup,
): Promise<Backup> {
  const { source } = transaction;
  const epoch = await source.epoch();
  const shelf = await openShelf(source).catch(refuseUnbacked);
  transaction.whenFailed(() => onShelf(source, (opened) => opened.forget(epoch, Infinity)));
  try {
    return await keepOn(shelf, transaction, epoch, options);
  } finally {
    shelf.close();
  }
}
