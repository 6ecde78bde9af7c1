import type { Change, WorkspaceContents, WorkspaceSource, WriteOutcome } from '../database/source';

/** Writes under the write lock. */
export const write = (
  source: WorkspaceSource,
  changes: readonly Change[],
  epoch?: number,
): Promise<WriteOutcome> => source.withWriteLock((writer) => writer.write(changes), epoch);

/** Replaces everything under the write lock. */
export const replace = (
  source: WorkspaceSource,
  contents?: WorkspaceContents,
  added?: readonly Change[],
  epoch?: number,
): Promise<WriteOutcome> =>
  source.withWriteLock((writer) => writer.replace(contents, added), epoch);

/** A source whose writes end otherwise. */
export const withWrite = (
  source: WorkspaceSource,
  fail: () => Promise<never>,
): WorkspaceSource => ({
  ...source,
  withWriteLock: (work, epoch) =>
    source.withWriteLock((writer) => work({ ...writer, write: fail }), epoch),
});
