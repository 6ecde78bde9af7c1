import {
  CommandError,
  defaultPreferences,
  runCommand,
  type Preferences,
  type Sample,
} from 'shared-kernel/server';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { parseInput, type Command } from 'shared-kernel/workspace';
import type { Database } from '../database/open-database';
import { sqlStateOf } from '../database/write-transaction';
import { portalsThatSee } from '../visibility/visible-records';
import { createTransactionSource } from './transaction-source';

/** What commands on a server need. */
export interface ServerWorkspace {
  readonly database: Database;
  readonly sample: Sample;
  readonly now: () => Date;
}

export interface Author {
  readonly portal: PortalKey | undefined;
  readonly person?: { readonly id: string; readonly name: string };
  /** The preferences that differ from the default. */
  readonly preferences?: Partial<Preferences> | undefined;
}

/**
 * Runs a command inside of a write transaction. Returns its output and the preferences that it changes, which the
 * client stores. Rejects with a `CommandError`, or with the error of the database.
 */
export async function runInTransaction(
  { sample, now }: ServerWorkspace,
  database: Database,
  command: Command,
  given: unknown,
  { portal, person, preferences = {} }: Author,
) {
  const input = parseInput(command.input, given);
  const reads = createTransactionSource(database, sample);
  const source = createTransactionSource(database, sample, (change) =>
    portalsThatSee(reads, change),
  );
  let changed: Partial<Preferences> = {};
  const settings = {
    read: () => ({ ...defaultPreferences, ...preferences, ...changed }),
    write: (changes: Partial<Preferences>) => void (changed = { ...changed, ...changes }),
  };
  const epoch = await source.epoch();
  const options = { command, input, source, portal, person, preferences: settings, now, epoch };
  try {
    const { output } = await runCommand({ ...options, behaviour: 'live' });
    return { output: output ?? null, preferences: changed };
  } catch (error) {
    // An error of the database repeats the transaction or is reported as such.
    if (error instanceof CommandError && sqlStateOf(error) !== undefined) throw error.cause;
    throw error;
  }
}
