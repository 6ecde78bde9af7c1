import type { Command } from '../workspace/commands/command';

/** Possible values for the input fields of a command. Tests combine these values into complete inputs. */
export interface CommandInputs {
  readonly command: Command;
  readonly inputs?: readonly string[];
  /** Groups of fields whose values belong together. Each input contains one group. */
  readonly on?: readonly object[];
  /** Possible values per field. Each input contains one value of every field. */
  readonly with?: Readonly<Record<string, readonly unknown[]>>;
  /**
   * Possible new values of the fields that a form can change. In each input, `to` equals `from` except for these new
   * values.
   */
  readonly changes?: Readonly<Record<string, readonly unknown[]>>;
}
