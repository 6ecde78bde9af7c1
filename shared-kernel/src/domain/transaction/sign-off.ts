import type { PortalKey } from '../portal';

/** The three desks that sign off a transaction, in this order. A transaction needs one sign-off from each desk (T2). */
export const signOffDesks = ['payments', 'compliance', 'treasury'] as const;

/** The portal in which each desk signs off. */
export const signOffDeskPortal: Readonly<Record<(typeof signOffDesks)[number], PortalKey>> = {
  payments: 'banking',
  compliance: 'law_firm',
  treasury: 'admin',
};
