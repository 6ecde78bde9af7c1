import type { Command } from '../workspace/commands/command';

/** Inputs for tests that run all commands. Each input is a combination of these values. */
export interface CommandInputs {
  readonly command: Command;
  /** Complete inputs for a command whose input is an id instead of an object. */
  readonly inputs?: readonly string[];
  /** Groups of fields that belong together; each input uses one group. */
  readonly on?: readonly object[];
  /** Values per field; each input uses one value of every field. */
  readonly with?: Readonly<Record<string, readonly unknown[]>>;
  /** Changes that a form can make to `from`: any of these fields, with one of the listed values. */
  readonly changes?: Readonly<Record<string, readonly unknown[]>>;
}
