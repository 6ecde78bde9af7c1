import {
  CommandError,
  defaultPreferences,
  runCommand,
  type Preferences,
} from 'shared-kernel/server';
import { parseInput, type Command } from 'shared-kernel/workspace';
import { getSqlState } from '../database/write-transaction';
import type { ProfileViewer } from '../persons/own-profile';
import { createPersonalSource } from '../persons/personal-source';
import type { CommandBatch } from './command-batch';
import type { ServerWorkspace } from './server-workspace';

export interface CommandAuthor {
  readonly reader?: ProfileViewer;
  readonly preferences?: Partial<Preferences> | undefined;
}

function preferencesOf({ preferences = {} }: CommandAuthor) {
  let changed: Partial<Preferences> = {};
  return {
    changed: () => changed,
    read: () => ({ ...defaultPreferences, ...preferences, ...changed }),
    write: (changes: Partial<Preferences>) => void (changed = { ...changed, ...changes }),
  };
}

/**
 * Runs a command for a user, or for the server itself if `author` is empty. Returns the output, the revision and the
 * changed preferences.
 */
export async function runInBatch(
  { now }: ServerWorkspace,
  batch: CommandBatch,
  command: Command,
  given: unknown,
  author: CommandAuthor = {},
) {
  const { reader } = author;
  const preferences = preferencesOf(author);
  const input = parseInput(command.input, given);
  const source = reader ? createPersonalSource(batch.source(), reader) : batch.source();
  const epoch = await source.epoch();
  const { portal, person } = reader ?? { portal: undefined, person: undefined };
  const options = { command, input, source, portal, person, preferences, now, epoch };
  try {
    const { output } = await runCommand({ ...options, behaviour: 'live' });
    const { revision } = batch;
    return { output: output ?? null, revision, preferences: preferences.changed() };
  } catch (error) {
    // Database errors are rethrown, because they do not mean that the command was refused.
    if (error instanceof CommandError && getSqlState(error) !== undefined) throw error.cause;
    throw error;
  }
}
