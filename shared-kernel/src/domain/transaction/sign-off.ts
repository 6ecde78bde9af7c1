import type { PortalKey } from '../portal';

/** The three desks that sign off a transaction, in order. A transaction needs one sign-off of each desk (T2). */
export const signOffDesks = ['payments', 'compliance', 'treasury'] as const;

/** The portal that each sign-off desk uses. */
export const signOffDeskPortal: Readonly<Record<(typeof signOffDesks)[number], PortalKey>> = {
  payments: 'banking',
  compliance: 'law_firm',
  treasury: 'admin',
};
