import type { CommandTerms } from 'shared-kernel/workspace';

/** Of creating a process; its button knows them without the command, which comes with the form. */
export const creationTerms = {
  inReference: false,
  permission: 'change',
} as const satisfies CommandTerms;
