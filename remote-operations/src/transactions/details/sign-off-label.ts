import type { signOffDesks } from 'shared-kernel/domain/transaction';

/** How each desk reads on screen. */
export const signOffDeskLabel: Record<(typeof signOffDesks)[number], string> = {
  payments: 'Payments desk',
  compliance: 'Compliance desk',
  treasury: 'Treasury desk',
};
