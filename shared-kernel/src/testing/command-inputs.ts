import type { Command } from '../workspace/commands/command';

/** Inputs that a test of all commands runs one with, each put together from what is given here. */
export interface CommandInputs {
  readonly command: Command;
  /** Whole inputs, for a command that takes one id and no object. */
  readonly inputs?: readonly string[];
  /** Fields that belong together; one of them is taken. */
  readonly on?: readonly object[];
  /** Fields, of each one of the values. */
  readonly with?: Readonly<Record<string, readonly unknown[]>>;
  /** What a form may turn `from` into: any of the fields, of each one of the values. */
  readonly changes?: Readonly<Record<string, readonly unknown[]>>;
}
