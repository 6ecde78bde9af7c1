import { defaultPreferences } from '../../domain/profile/preferences';
import { formatBytes, formatDateTime, formatNumber } from '../../format';
import { keptNames } from '../store/collections';
import type { CommandContext, CommandToast, CommandTransaction } from '../commands/command';
import { CommandError } from '../commands/command-error';
import type { Staging } from '../store/source';
import type { Course } from '../transfer/course';
import { FileLog } from '../transfer/file-log';
import { importIssues } from '../transfer/import-issues';
import { partOf } from '../transfer/progress';
import type { RecordIssues } from '../workspace-file';
import { readWorkspace } from '../transfer/read-workspace';
import { refuseWithoutRoom } from '../transfer/room';
import { unpackedSize } from '../transfer/unpacked-size';
import { maxBackups, type Backup, type Replacement } from './backup';
import { keepBackup } from './keep-backup';
import { backupsOn } from './kept-backups';
import { onShelf } from './open-shelf';

/** What a command that replaces everything is run with besides its own. */
export interface Replacing extends Course {
  /** The person goes on although there is no backup. */
  readonly withoutBackup?: boolean | undefined;
}

/** What the log and the toast say of it. */
export interface Replaced {
  readonly note: string;
  readonly toast: CommandToast;
}

/** What was shown of the log when a backup was kept that does not say: all of it. */
const everything = [{ from: 0 }];

const closedText = 'The audit log so far is kept as a closed section.';

async function backUp(
  transaction: CommandTransaction,
  before: Replacement,
  { withoutBackup, ...course }: Replacing,
  { now }: CommandContext,
): Promise<string> {
  if (withoutBackup) return 'No backup was kept, as you chose.';
  const { bytes } = await keepBackup(transaction, { before, now, course });
  return `A backup of ${formatBytes(bytes)} is kept.`;
}

/** Stages the records of a file, counting them and those of the log, which nothing takes the place of. */
async function takeIn(
  transaction: CommandTransaction,
  file: Blob,
  course: Course & { readonly issuesIn?: RecordIssues },
) {
  const staging = await transaction.stage();
  const log = new FileLog();
  let records = 0;
  const counting: Staging = {
    ...staging,
    add: (collection, added) => {
      if (keptNames.includes(collection)) log.take(added);
      else records += added.length;
      return staging.add(collection, added);
    },
  };
  const preferences = await readWorkspace(file, counting, course);
  return { records, log, staging, preferences };
}

export async function replaceByFile(
  transaction: CommandTransaction,
  { file, ...replacing }: Replacing & { readonly file: Blob },
  context: CommandContext,
): Promise<Replaced> {
  if (transaction.source.status().durability === 'durable')
    await refuseWithoutRoom(await unpackedSize(file));
  const taken = await takeIn(transaction, file, {
    ...partOf(replacing, 0, 0.4),
    issuesIn: importIssues,
  });
  const backing = { ...replacing, ...partOf(replacing, 0.4, 0.6) };
  const backedUp = await backUp(transaction, 'import', backing, context);
  const { staging, preferences, records } = taken;
  transaction.replaceByStaged(staging, preferences, partOf(replacing, 0.6, 1));
  const from = file instanceof File ? ` from ${file.name}` : '';
  const more = `${backedUp} ${await taken.log.text()}`;
  return {
    note: `Imported ${formatNumber(records)} records${from}. ${more}`,
    toast: {
      title: 'Workspace imported',
      description: `All data now comes from the file. ${closedText} ${more}`,
    },
  };
}

export async function replaceBySample(
  transaction: CommandTransaction,
  replacing: Replacing,
  context: CommandContext,
): Promise<Replaced> {
  const more = await backUp(transaction, 'reset', replacing, context);
  transaction.replace(undefined, defaultPreferences);
  return {
    note: `Reset to the sample. ${more}`,
    toast: {
      title: 'Workspace reset',
      description: `The sample data is restored. ${closedText} ${more}`,
    },
  };
}

const missing = () => new CommandError('refused', 'This backup no longer exists.');

/** A backup as the file that it was written as. */
async function fileOf(transaction: CommandTransaction, epoch: number) {
  const { source } = transaction;
  const now = await source.epoch();
  return onShelf(source, async (shelf) => {
    const backup = (await backupsOn(shelf, now))
      .slice(-maxBackups)
      .find((kept) => kept.epoch === epoch);
    if (!backup) throw missing();
    const pieces = await shelf.pieces(epoch);
    return { backup, file: new Blob([...pieces]) };
  });
}

const isWhole = ({ bytes, records }: Backup, file: Blob, taken: { readonly records: number }) =>
  file.size === bytes && taken.records === records;

async function takeBackIn(
  transaction: CommandTransaction,
  backup: Backup,
  file: Blob,
  course: Course,
) {
  try {
    const taken = await takeIn(transaction, file, course);
    if (isWhole(backup, file, taken)) return taken;
  } catch (cause) {
    if (!(cause instanceof CommandError) || cause.kind !== 'invalid') throw cause;
  }
  throw new CommandError('refused', 'This backup is damaged. Nothing was changed.');
}

export async function replaceByBackup(
  transaction: CommandTransaction,
  { epoch, ...replacing }: Replacing & { readonly epoch: number },
  context: CommandContext,
): Promise<Replaced> {
  const { backup, file } = await fileOf(transaction, epoch);
  const taken = await takeBackIn(transaction, backup, file, partOf(replacing, 0, 0.4));
  const backing = { ...replacing, ...partOf(replacing, 0.4, 0.6) };
  const more = await backUp(transaction, 'restore', backing, context);
  taken.staging.goOnFrom(backup.logView ?? everything);
  transaction.replaceByStaged(taken.staging, taken.preferences, partOf(replacing, 0.6, 1));
  const records = formatNumber(taken.records);
  const then = `the ${backup.before}, ${formatDateTime(backup.at)}`;
  return {
    note: `Restored the backup from before ${then}: ${records} records. ${more}`,
    toast: {
      title: 'Backup restored',
      description: `All data is as it was then. ${closedText} ${more}`,
    },
  };
}
