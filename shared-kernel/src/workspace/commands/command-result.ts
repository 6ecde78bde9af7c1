import type { CommandError } from './command-error';

/**
 * Whether a command can run; `reason` says why not. The button of a `denied` command is hidden. The button of a
 * `waiting` command is disabled until another portal has acted or the server supports the command.
 */
export interface Availability {
  readonly state: 'available' | 'inert' | 'denied' | 'waiting';
  readonly reason: string | undefined;
  readonly isPending?: boolean;
}

/** Undoes a command. Fails if the records have changed since the command ran. */
export type UndoFunction = () => Promise<UndoResult>;

export type UndoResult =
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly error: CommandError };

/** The result of a command. Running a command never throws, so it includes failures. */
export type CommandResult<O> =
  | {
      readonly status: 'done';
      readonly output: O;
      readonly undo: UndoFunction | undefined;
    }
  /** The command has no effect, in `reference` mode or because the server lacks the command. `reason` says which. */
  | { readonly status: 'inert'; readonly reason: string }
  | { readonly status: 'failed'; readonly error: CommandError };
