import type { PortalKey } from '../portal';

/** The three desks that sign off a transaction, in order. Each adds one of the 3 required sign-offs (T2). */
export const signOffDesks = ['payments', 'compliance', 'treasury'] as const;

/** The portal of each desk. */
export const deskPortal: Readonly<Record<(typeof signOffDesks)[number], PortalKey>> = {
  payments: 'banking',
  compliance: 'law_firm',
  treasury: 'admin',
};
