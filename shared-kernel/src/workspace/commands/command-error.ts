import type { CommandIssue } from '../database/validate-record';
import type { WriteConflict } from '../database/source';
import { WriteRefusedError, WorkspaceReplacedError, StorageError } from '../database/source-errors';

export const commandErrorKinds = [
  'denied',
  'invalid',
  'missing',
  'refused',
  /** Another user has changed the record in the meantime. `conflicts` lists the fields. */
  'conflict',
  /** The browser could not store the changes, so nothing was changed. */
  'storage',
  'cancelled',
  'unexpected',
] as const;

export type CommandErrorKind = (typeof commandErrorKinds)[number];

interface CommandErrorDetails extends ErrorOptions {
  readonly issues?: readonly CommandIssue[];
  readonly conflicts?: readonly WriteConflict[];
}

/** An error that says why a command changed nothing. Its message is a sentence for the user. */
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

/** Refuses a command that a rule forbids. */
export function refuse(message: string): never {
  throw new CommandError('refused', message);
}

export function toCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  if (error instanceof WriteRefusedError)
    return new CommandError('refused', error.message, { cause: error });
  if (error instanceof StorageError)
    return new CommandError('storage', error.message, { cause: error });
  if (error instanceof WorkspaceReplacedError) {
    const message = 'The workspace was replaced in another tab. Your change was not saved.';
    return new CommandError('conflict', message, { cause: error });
  }
  return new CommandError('unexpected', 'Something went wrong. Nothing was changed.', {
    cause: error,
  });
}

export function refuseMissingRecord(): never {
  throw new CommandError('missing', 'This record no longer exists.');
}

/** Creates a `CommandError` from the conflicts that made a write fail. */
export function createConflictError(conflicts: readonly WriteConflict[]): CommandError {
  const reason = conflicts.find((conflict) => conflict.reason !== undefined)?.reason;
  if (reason !== undefined) return new CommandError('refused', reason, { conflicts });
  const message = conflicts.some(({ kind }) => kind === 'removed')
    ? 'Someone else deleted this record.'
    : 'This record was changed elsewhere. Your change was not saved.';
  return new CommandError('conflict', message, { conflicts });
}

function fieldInWords(path: string): string {
  const name = path.split('.').findLast((part) => !/^\d*$/.test(part)) ?? 'record';
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Creates the error for a record that does not match its schema. The message contains the first issue. */
export function createInvalidRecordError(issues: readonly CommandIssue[]): CommandError {
  const [{ field, message } = { field: '', message: 'not valid' }] = issues;
  return new CommandError('invalid', `${fieldInWords(field)}: ${message}`, { issues });
}
