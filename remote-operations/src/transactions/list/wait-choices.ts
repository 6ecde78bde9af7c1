import { awaitedSteps } from 'shared-kernel/domain/transaction';

/** What the list can be narrowed to by what its transactions wait for: one step, or the sign-off of any desk. */
export const waitChoices = ['sign-off', ...awaitedSteps] as const;

export type WaitChoice = (typeof waitChoices)[number];

export const waitChoiceLabel: Record<WaitChoice, string> = {
  'sign-off': 'A sign-off',
  payments: 'Payments desk',
  compliance: 'Compliance desk',
  treasury: 'Treasury desk',
  execution: 'Execution',
};
