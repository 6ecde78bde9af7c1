import type { CommandError } from 'shared-kernel/workspace';

interface Result {
  readonly status: string;
  readonly error?: CommandError;
}

/** Why a command failed, if it did. */
export const failureOf = ({ error }: Result): CommandError | undefined => error;
