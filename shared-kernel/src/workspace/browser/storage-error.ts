import { CommandError } from '../commands/command-error';
import { StorageError } from '../store/source-errors';
import type { MemoryReason } from '../store/status';
import { DatabaseUnavailable } from './database';

const message = {
  full: 'This browser’s storage is full.',
  blocked: 'This browser does not let Trustfold keep data.',
  failed: 'This browser’s storage failed.',
} as const;

function reasonOf(error: unknown): keyof typeof message {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'QuotaExceededError') return 'full';
  return error.name === 'SecurityError' ? 'blocked' : 'failed';
}

export const storageError = (reason: keyof typeof message, cause: unknown) =>
  new StorageError(reason, message[reason], { cause });

/** Any error of the database, as the one error a source rejects with. */
export const asStorageError = (error: unknown): StorageError =>
  error instanceof StorageError ? error : storageError(reasonOf(error), error);

/** Does what rejects with a `StorageError` only, or as its caller broke it off. */
export async function orStorageError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw asStorageError(error);
  }
}

/** Why a workspace has to go on in memory; another tab that is busy is no reason. */
export function memoryReason(error: unknown): MemoryReason {
  if (error instanceof DatabaseUnavailable) return error.reason;
  if (!(error instanceof StorageError) || error.reason === 'busy') return 'failed';
  return error.cause instanceof DatabaseUnavailable ? error.cause.reason : error.reason;
}
