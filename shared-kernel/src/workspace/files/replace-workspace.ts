import { defaultPreferences } from '../../domain/profile/preferences';
import { formatDateTime, formatNumber } from '../../format';
import { toStorageError } from '../database/connection';
import type { CommandContext, CommandToast, CommandTransaction } from '../commands/command';
import { CommandError } from '../commands/command-error';
import { describeFileLog } from './file-log';
import { readWorkspace } from './read-workspace';
import {
  findRestorePoint,
  readWorkspaceState,
  saveRestorePoint,
  loadRestoredState,
  type ReplacementKind,
} from './restore-point';

interface Replacing {
  readonly withoutRestorePoint?: boolean | undefined;
}

export interface ReplacementResult {
  readonly note: string;
  readonly toast: CommandToast;
}

/**
 * Saves a restore point and returns a sentence about it for the audit log. If saving fails, throws an issue at the
 * field `restorePoint`.
 */
async function savePoint(
  transaction: CommandTransaction,
  before: ReplacementKind,
  { withoutRestorePoint }: Replacing,
  { now }: CommandContext,
): Promise<string> {
  if (withoutRestorePoint) return 'No restore point was saved, as requested.';
  const { source } = transaction;
  const state = await readWorkspaceState(source, transaction.preferences());
  try {
    await saveRestorePoint(source, { before, at: now.toISOString() }, state);
  } catch (cause) {
    const isFull = toStorageError(cause).reason === 'full';
    const why = isFull
      ? 'There is no space for a restore point'
      : 'No restore point could be saved';
    const message = `${why} in this browser. Nothing was changed.`;
    const issues = [{ field: 'restorePoint', message }];
    throw new CommandError('invalid', message, { issues, cause });
  }
  return 'You can restore the previous state.';
}

/** Reads a workspace file without importing it. Rejects if an import would refuse the file. */
export async function inspectFile(file: Blob): Promise<{ records: number; log: string }> {
  const { records, contents } = await readWorkspace(file);
  return { records, log: await describeFileLog(contents.auditEntries) };
}

export async function replaceWithFile(
  transaction: CommandTransaction,
  { file, ...replacing }: Replacing & { readonly file: Blob },
  context: CommandContext,
): Promise<ReplacementResult> {
  const { contents, preferences, moment, records } = await readWorkspace(file);
  const log = await describeFileLog(contents.auditEntries);
  const saved = await savePoint(transaction, 'import', replacing, context);
  transaction.replace(contents, preferences, moment);
  const from = file instanceof File ? ` from ${file.name}` : '';
  return {
    note: `Imported ${formatNumber(records)} records${from}. ${saved} ${log}`,
    toast: {
      title: 'Workspace imported',
      description: `All data now comes from the file. ${saved} ${log}`,
    },
  };
}

export async function replaceWithSample(
  transaction: CommandTransaction,
  replacing: Replacing,
  context: CommandContext,
): Promise<ReplacementResult> {
  const saved = await savePoint(transaction, 'reset', replacing, context);
  transaction.replace(undefined, defaultPreferences);
  return {
    note: `Reset to the sample. ${saved}`,
    toast: { title: 'Workspace reset', description: `The sample data is restored. ${saved}` },
  };
}

export async function replaceWithRestorePoint(
  transaction: CommandTransaction,
  { epoch, ...replacing }: Replacing & { readonly epoch: number },
  context: CommandContext,
): Promise<ReplacementResult> {
  const { source } = transaction;
  const point = await findRestorePoint(source);
  const state = point?.epoch === epoch ? await loadRestoredState(source, point) : undefined;
  if (!point || !state) throw new CommandError('refused', 'This restore point no longer exists.');
  const saved = await savePoint(transaction, 'restore', replacing, context);
  transaction.replace(state.contents, state.preferences, state.moment);
  const then = `before the ${point.before}, ${formatDateTime(point.at)}`;
  return {
    note: `Restored the state ${then}: ${formatNumber(point.records)} records. ${saved}`,
    toast: { title: 'Workspace restored', description: `The earlier data is restored. ${saved}` },
  };
}
