import type { CommandTerms } from 'shared-kernel/workspace';

/**
 * Of what changes a client or a case, none of which the sample does; buttons know the terms without the
 * command, which comes with its dialog.
 */
export const changeTerms = {
  inReference: false,
  permission: 'change',
} as const satisfies CommandTerms;
