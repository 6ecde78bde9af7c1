import type { Command } from '../workspace/commands/command';

/** Values of the fields of a command. Tests combine these values to inputs. */
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
