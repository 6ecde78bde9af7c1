import type { Change, WorkspaceContents, WorkspaceSource, WriteOutcome } from '../database/source';

/** Writes in a turn of its own. */
export const write = (
  source: WorkspaceSource,
  changes: readonly Change[],
  epoch?: number,
): Promise<WriteOutcome> => source.inTurn((turn) => turn.write(changes), epoch);

/** Replaces everything in a turn of its own. */
export const replace = (
  source: WorkspaceSource,
  contents?: WorkspaceContents,
  added?: readonly Change[],
  epoch?: number,
): Promise<WriteOutcome> => source.inTurn((turn) => turn.replace(contents, added), epoch);

/** A source whose writes end otherwise. */
export const withWrite = (
  source: WorkspaceSource,
  fail: () => Promise<never>,
): WorkspaceSource => ({
  ...source,
  inTurn: (work, epoch) => source.inTurn((turn) => work({ ...turn, write: fail }), epoch),
});
