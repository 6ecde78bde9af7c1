import type { Command } from '../workspace/commands/command';

/** Values from which tests build the inputs of a command. Each input is one combination of these values. */
export interface CommandInputs {
  readonly command: Command;
  readonly inputs?: readonly string[];
  /** Groups of fields that belong together; each input uses one group. */
  readonly on?: readonly object[];
  /** Values per field; each input uses one value of every field. */
  readonly with?: Readonly<Record<string, readonly unknown[]>>;
  /** The fields that a form can change in `from`, with the possible values. */
  readonly changes?: Readonly<Record<string, readonly unknown[]>>;
}
