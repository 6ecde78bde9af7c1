import type { Command } from '../workspace/commands/command';

/** Possible values for the input fields of a command. Tests combine them to complete inputs. */
export interface CommandInputs {
  readonly command: Command;
  readonly inputs?: readonly string[];
  /** Groups of fields with matching values. Each input contains one group. */
  readonly on?: readonly object[];
  /** Possible values per field. Each input contains one value of every field. */
  readonly with?: Readonly<Record<string, readonly unknown[]>>;
  /**
   * Possible values of the fields that a form can change. Each input contains them in `to`, on top of the fields in
   * `from`.
   */
  readonly changes?: Readonly<Record<string, readonly unknown[]>>;
}
