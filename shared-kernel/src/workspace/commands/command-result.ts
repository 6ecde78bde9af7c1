import type { CommandError } from './command-error';

/**
 * Whether a command can be run here, with the `reason` if not. The control of a `denied` command is hidden. The control
 * of a command that is `waiting` for another portal is disabled and shows the reason.
 *
 * @example
 * const denied: Availability = { state: 'denied', reason: 'Law firms review contracts.' };
 */
export interface Availability {
  readonly state: 'available' | 'inert' | 'denied' | 'waiting';
  readonly reason: string | undefined;
  /** Whether the command is running. If so, its button shows a loading state. */
  readonly isPending?: boolean;
}

/** Undoes a command. The undo is refused if the records of the command have changed since. */
export type Undo = () => Promise<UndoResult>;

export type UndoResult =
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly error: CommandError };

/** The result of a command. Running a command never throws. */
export type CommandResult<O> =
  | {
      readonly status: 'done';
      readonly output: O;
      /** Undoes the command; `undefined` if the command wrote nothing that can be undone. */
      readonly undo: Undo | undefined;
    }
  /** In `reference`, the control has no effect; `reason` says why. */
  | { readonly status: 'inert'; readonly reason: string }
  | { readonly status: 'failed'; readonly error: CommandError };
