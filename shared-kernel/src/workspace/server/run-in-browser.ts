import { lackingCommandText } from '../commands/policy';
import { runCommand, type RunOptions, type RunResult } from '../commands/run-command';
import type { Writer } from '../database/source';
import { RefusedError } from '../database/source-errors';

/** Audit entries and notifications of these commands are not stored, because only the server writes. */
const unstored: readonly string[] = ['auditEntries', 'notifications'];

const refuse = () => Promise.reject(new RefusedError(lackingCommandText));

const writer: Writer = {
  replace: refuse,
  write: (changes) =>
    changes.every(({ collection }) => unstored.includes(collection))
      ? Promise.resolve({ ok: true, written: [] })
      : refuse(),
};

/** Runs a command that changes no record of the server. */
export async function runInBrowser(options: RunOptions): Promise<RunResult> {
  const source = { ...options.source, withWriteLock: <T>(work: (to: Writer) => T) => work(writer) };
  const { output } = await runCommand({ ...options, source });
  return { output, undo: undefined };
}
