import type { CommandError } from './command-error';

/**
 * Whether a command can run, with the `reason` if not. The button of a `denied` command is hidden. The button of a
 * `waiting` command is disabled until another portal has acted, or because the server lacks the command.
 *
 * @example
 * const denied: Availability = { state: 'denied', reason: 'Law firms review contracts.' };
 */
export interface Availability {
  readonly state: 'available' | 'inert' | 'denied' | 'waiting';
  readonly reason: string | undefined;
  readonly isPending?: boolean;
}

/** Undoes a command. The undo is refused if the records of the command have changed after the command. */
export type UndoFunction = () => Promise<UndoResult>;

export type UndoResult =
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly error: CommandError };

/** The result of a command. Running a command never throws. */
export type CommandResult<O> =
  | {
      readonly status: 'done';
      readonly output: O;
      readonly undo: UndoFunction | undefined;
    }
  /** In `reference` or if the server lacks the command, the control has no effect; `reason` says why. */
  | { readonly status: 'inert'; readonly reason: string }
  | { readonly status: 'failed'; readonly error: CommandError };
