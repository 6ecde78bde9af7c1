import type { Change, WorkspaceContents, WorkspaceSource, WriteOutcome } from '../database/source';

export const writeChanges = (
  source: WorkspaceSource,
  changes: readonly Change[],
  epoch?: number,
): Promise<WriteOutcome> => source.withWriteLock((writer) => writer.write(changes), epoch);

export const replaceContents = (
  source: WorkspaceSource,
  contents?: WorkspaceContents,
  added?: readonly Change[],
  epoch?: number,
): Promise<WriteOutcome> =>
  source.withWriteLock((writer) => writer.replace(contents, added), epoch);

export const withFailingWrite = (
  source: WorkspaceSource,
  fail: () => Promise<never>,
): WorkspaceSource => ({
  ...source,
  withWriteLock: (work, epoch) =>
    source.withWriteLock((writer) => work({ ...writer, write: fail }), epoch),
});
