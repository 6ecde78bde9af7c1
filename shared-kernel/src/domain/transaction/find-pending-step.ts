import { manualChecks } from './processing-step';
import { signOffDesks } from './sign-off';
import type { Transaction } from './transaction.schema';

type PendingStep = (typeof signOffDesks)[number] | 'checks' | 'execution';

const isOpenCheck = ({ step, status }: Transaction['processingSteps'][number]) =>
  status !== 'completed' && manualChecks.some((check) => check === step);

/** Returns the next step of a payment; `undefined` if the payment is on hold, completed or failed. */
export function findPendingStep({
  status,
  signOffs = [],
  processingSteps,
}: Pick<Transaction, 'status' | 'signOffs' | 'processingSteps'>): PendingStep | undefined {
  if (status !== 'pending' && status !== 'processing') return undefined;
  const desk = signOffDesks[signOffs.length];
  if (desk || status === 'pending') return desk;
  return processingSteps.some(isOpenCheck) ? 'checks' : 'execution';
}
