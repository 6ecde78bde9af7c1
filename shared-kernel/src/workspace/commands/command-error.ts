import type { WriteConflict } from '../store/source';

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

/** One thing wrong with an input: the dotted path of the field and a sentence. */
export interface CommandIssue {
  readonly field: string;
  readonly message: string;
}

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
