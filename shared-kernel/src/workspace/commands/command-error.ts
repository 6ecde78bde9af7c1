import type { CommandIssue } from '../database/checked-record';
import type { WriteConflict } from '../database/source';
import {
  AppendOnlyError,
  RefusedError,
  ReplacedError,
  StorageError,
} from '../database/source-errors';

export const commandErrorKinds = [
  /** The portal may not do this. */
  'denied',
  /** The input does not satisfy its schema; `issues` says where. */
  'invalid',
  /** The record is not there. */
  'missing',
  /** A rule forbids it as things stand. */
  'refused',
  /** Someone else changed the same thing meanwhile; `conflicts` says what. */
  'conflict',
  /** The browser could not keep it; nothing was changed. */
  'storage',
  /** The person broke it off; nothing was changed. */
  'cancelled',
  /** A defect; nothing was changed. */
  'unexpected',
] as const;

export type CommandErrorKind = (typeof commandErrorKinds)[number];

interface CommandErrorDetails extends ErrorOptions {
  readonly issues?: readonly CommandIssue[];
  readonly conflicts?: readonly WriteConflict[];
}

/**
 * Why a command did nothing. Its message is a sentence for the user.
 *
 * @example
 * throw new CommandError('invalid', 'Give the contract a title.');
 */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly issues: readonly CommandIssue[];
  readonly conflicts: readonly WriteConflict[];

  constructor(
    readonly kind: CommandErrorKind,
    message: string,
    { issues = [], conflicts = [], ...options }: CommandErrorDetails = {},
  ) {
    super(message, options);
    this.issues = issues;
    this.conflicts = conflicts;
  }
}

/**
 * Ends a command because a rule forbids it.
 *
 * @example
 * if (contract.notarization.status === 'completed') refuse('The notarization is completed.');
 */
export function refuse(message: string): never {
  throw new CommandError('refused', message);
}

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
  if (error instanceof RefusedError) {
    return new CommandError('refused', error.message, { cause: error });
  }
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

/** The field of a dotted path in words: `milestones.3.dueDate` is `Due date`. */
function fieldInWords(path: string): string {
  const name = path.split('.').findLast((part) => !/^\d*$/.test(part)) ?? 'record';
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The error of a command that would write a record which its schema refuses. */
export function unfitError(issues: readonly CommandIssue[]): CommandError {
  const [{ field, message } = { field: '', message: 'not valid' }] = issues;
  return new CommandError('invalid', `${fieldInWords(field)}: ${message}`, { issues });
}
