import type { CommandError } from 'shared-kernel/workspace';

const isFull = ({ cause }: CommandError) =>
  cause instanceof Error && 'reason' in cause && cause.reason === 'full';

/** Returns why no restore point could be saved, or `undefined` if the command failed for another reason. */
export function findRestorePointIssue(error: CommandError | undefined): string | undefined {
  if (error?.kind === 'invalid') {
    return error.issues.find(({ field }) => field === 'restorePoint')?.message;
  }
  return error?.kind === 'storage' && isFull(error)
    ? 'The storage is too small for a restore point and the new data. No data was changed.'
    : undefined;
}

/** Whether the command failed because no restore point could be saved. The dialog offers to continue without one. */
export const hasRestorePointIssue = (error: CommandError): boolean =>
  findRestorePointIssue(error) !== undefined;
