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

export interface ServerWorkspace {
  readonly database: Database;
  readonly sample: Sample;
  readonly now: () => Date;
}

export interface Author {
  readonly portal: PortalKey | undefined;
  readonly person?: { readonly id: string; readonly name: string };
  readonly preferences?: Partial<Preferences> | undefined;
}

/**
 * Runs a command in a write transaction and returns its output with the changed preferences. Rejects with a
 * `CommandError` or a database error.
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
    // A database error is thrown unwrapped, so that the caller can retry the transaction.
    if (error instanceof CommandError && sqlStateOf(error) !== undefined) throw error.cause;
    throw error;
  }
}
