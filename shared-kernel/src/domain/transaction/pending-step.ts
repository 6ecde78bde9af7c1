import { recordedChecks } from './processing-step';
import { signOffDesks } from './sign-off';
import type { Transaction } from './transaction.schema';

/** The steps that an open payment waits for: sign-offs of the desks, then check results, then execution. */
type PendingStep = (typeof signOffDesks)[number] | 'checks' | 'execution';

const isOpenCheck = ({ step, status }: Transaction['processingSteps'][number]) =>
  status !== 'completed' && recordedChecks.some((check) => check === step);

/** The step that a payment waits for; `undefined` if it is on hold or has ended. */
export function pendingStep({
  status,
  signOffs = [],
  processingSteps,
}: Pick<Transaction, 'status' | 'signOffs' | 'processingSteps'>): PendingStep | undefined {
  if (status !== 'pending' && status !== 'processing') return undefined;
  const desk = signOffDesks[signOffs.length];
  if (desk || status === 'pending') return desk;
  return processingSteps.some(isOpenCheck) ? 'checks' : 'execution';
}
