import { CommandError } from './command-error';
import type { WriteConflict } from '../store/source';
import { AppendOnlyError, ReplacedError, StorageError } from '../store/source-errors';

function conflictMessage(conflicts: readonly WriteConflict[]): string {
  return conflicts.some(({ kind }) => kind === 'removed')
    ? 'Someone else deleted this record.'
    : 'This record was changed elsewhere. Your change was not saved.';
}

const storageMessage: Record<StorageError['reason'], string> = {
  full: 'This browser’s storage is full. Nothing was changed.',
  blocked: 'This browser does not let Trustfold keep data. Nothing was changed.',
  failed: 'This browser’s storage failed. Nothing was changed.',
  busy: 'Another tab of Trustfold is still saving. Your change was not saved. Try again, or close the other tab.',
};

/** Any failure, as a command's typed error. */
export function asCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  if (error instanceof ReplacedError) {
    const message = 'The workspace was replaced in another tab. Your change was not saved.';
    return new CommandError('conflict', message, { cause: error });
  }
  if (error instanceof AppendOnlyError) {
    const message = 'Entries of the audit log cannot be changed. Nothing was changed.';
    return new CommandError('refused', message, { cause: error });
  }
  if (error instanceof StorageError) {
    return new CommandError('storage', storageMessage[error.reason], { cause: error });
  }
  return new CommandError('unexpected', 'Something went wrong. Nothing was changed.', {
    cause: error,
  });
}

/** A write that was refused, as a command’s typed error. */
export function conflictError(conflicts: readonly WriteConflict[]): CommandError {
  const reason = conflicts.find((conflict) => conflict.reason !== undefined)?.reason;
  return reason === undefined
    ? new CommandError('conflict', conflictMessage(conflicts), { conflicts })
    : new CommandError('refused', reason, { conflicts });
}
