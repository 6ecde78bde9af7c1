import type { CommandError } from 'shared-kernel/workspace';

const isFull = ({ cause }: CommandError) =>
  cause instanceof Error && 'reason' in cause && cause.reason === 'full';

/** Why replacing the workspace ended for the backup that is kept first; `undefined` where that was not why. */
export function unbackedReason(error: CommandError | undefined): string | undefined {
  if (error?.kind === 'invalid') {
    return error.issues.find(({ field }) => field === 'backup')?.message;
  }
  // The backup found room, and then what was to take its place did not.
  return error?.kind === 'storage' && isFull(error)
    ? 'There is no space for both a backup and the new data. Nothing was changed.'
    : undefined;
}

/** Whether the dialog shows why it failed, and asks whether to go on without a backup. */
export const isUnbacked = (error: CommandError): boolean => unbackedReason(error) !== undefined;
