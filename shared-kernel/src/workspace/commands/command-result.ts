import type { CommandError } from './command-error';

/**
 * Whether a command can be run here, and if not, why: a sentence for the control's hint.
 *
 * @example
 * const denied: Availability = { state: 'denied', reason: 'Law firms review contracts.' };
 */
export interface Availability {
  readonly state: 'available' | 'inert' | 'denied';
  readonly reason: string | undefined;
  /** Whether the command is running, so that its button is busy. */
  readonly isPending?: boolean;
}

/** Takes back what a command did, unless it was changed since. */
export type Undo = () => Promise<UndoResult>;

export type UndoResult =
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly error: CommandError };

/** What has become of a command. Running one never throws. */
export type CommandResult<O> =
  | {
      readonly status: 'done';
      readonly output: O;
      /** There when something was written that can be taken back. */
      readonly undo: Undo | undefined;
    }
  /** The sample's control does nothing here, and nothing was done. */
  | { readonly status: 'inert'; readonly reason: string }
  | { readonly status: 'failed'; readonly error: CommandError };
