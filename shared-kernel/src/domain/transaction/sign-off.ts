import type { PortalKey } from '../portal';

/** The three desks that sign a transaction off, in their order; one sign-off each (T2: 3 are required). */
export const signOffDesks = ['payments', 'compliance', 'treasury'] as const;

/** The portal of each desk. */
export const deskPortal: Readonly<Record<(typeof signOffDesks)[number], PortalKey>> = {
  payments: 'banking',
  compliance: 'law_firm',
  treasury: 'admin',
};

/** The desk that signs a payment off next; undefined once all three have. */
export const nextDesk = ({
  signOffs = [],
}: {
  readonly signOffs?: readonly unknown[] | undefined;
}) => signOffDesks[signOffs.length];
