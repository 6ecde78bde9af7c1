import type { PortalKey } from '../portal';

/** The three desks that sign a transaction off, in their order; one sign-off each (T2: 3 are required). */
export const signOffDesks = ['payments', 'compliance', 'treasury'] as const;

/** The portal of each desk. */
export const deskPortal: Readonly<Record<(typeof signOffDesks)[number], PortalKey>> = {
  payments: 'banking',
  compliance: 'law_firm',
  treasury: 'admin',
};
