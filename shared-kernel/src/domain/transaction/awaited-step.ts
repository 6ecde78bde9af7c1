import { recordedChecks } from './processing-step';
import { signOffDesks } from './sign-off';
import type { Transaction } from './transaction.schema';

/** What a payment that runs can wait for: the sign-off of a desk, then results of checks, then its execution. */
type AwaitedStep = (typeof signOffDesks)[number] | 'checks' | 'execution';

const isOpenCheck = ({ step, status }: Transaction['processingSteps'][number]) =>
  status !== 'completed' && recordedChecks.some((check) => check === step);

/** What a payment waits for; undefined where it is held or has ended. */
export function awaitedStep({
  status,
  signOffs = [],
  processingSteps,
}: Pick<Transaction, 'status' | 'signOffs' | 'processingSteps'>): AwaitedStep | undefined {
  if (status !== 'pending' && status !== 'processing') return undefined;
  const desk = signOffDesks[signOffs.length];
  if (desk || status === 'pending') return desk;
  return processingSteps.some(isOpenCheck) ? 'checks' : 'execution';
}
