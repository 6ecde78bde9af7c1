import type { CommandError } from './command-error';

/**
 * Whether a command can be run here. If not, `reason` says why. The control of a `denied` command is not shown; one
 * that is `waiting` for another portal's turn is disabled with the reason.
 *
 * @example
 * const denied: Availability = { state: 'denied', reason: 'Law firms review contracts.' };
 */
export interface Availability {
  readonly state: 'available' | 'inert' | 'denied' | 'waiting';
  readonly reason: string | undefined;
  /** Whether the command is running; its button shows that. */
  readonly isPending?: boolean;
}

/** Undoes a command, unless its records were changed since. */
export type Undo = () => Promise<UndoResult>;

export type UndoResult =
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly error: CommandError };

/** The result of a command. Running a command never throws. */
export type CommandResult<O> =
  | {
      readonly status: 'done';
      readonly output: O;
      /** Present if the command wrote something that can be undone. */
      readonly undo: Undo | undefined;
    }
  /** The control does nothing in the sample. */
  | { readonly status: 'inert'; readonly reason: string }
  | { readonly status: 'failed'; readonly error: CommandError };
