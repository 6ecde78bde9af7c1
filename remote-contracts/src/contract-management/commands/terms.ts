import type { CommandTerms } from 'shared-kernel/workspace';

/** Of creating a contract; buttons know the terms without the command, which comes with its dialog. */
export const creationTerms = {
  inReference: true,
  permission: 'change',
} as const satisfies CommandTerms;

/** Of what the sample does not do to a contract. */
export const changeTerms = {
  inReference: false,
  permission: 'change',
} as const satisfies CommandTerms;
