import * as v from 'valibot';
import type { PortalPerson } from 'shared-kernel/domain/portal';
import { requiredTextSchema, inputLimits } from 'shared-kernel/domain/text';
import {
  applyPaymentHold,
  processingFlow,
  processingStepLabel,
  recordedChecks,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { compareInstants, instantOf, isAfter, millisecondsOf } from 'shared-kernel/format';

type Step = Transaction['processingSteps'][number];
type StepName = Step['step'];

export type RecordedCheck = (typeof recordedChecks)[number];

export const checkResults = ['passed', 'failed'] as const;

type CheckResult = (typeof checkResults)[number];

/** Comment on a payment check: 1 to 500 characters, trimmed. */
export const checkCommentSchema = requiredTextSchema('Enter what was checked', inputLimits.line);

/** The result of a check has no default, so that the user must choose. */
export const checkResultSchema = v.object({
  check: v.picklist(recordedChecks, 'Choose a check'),
  result: v.picklist(checkResults, 'Choose a result'),
  comment: checkCommentSchema,
});

export interface CheckFinding {
  readonly check: RecordedCheck;
  readonly result: CheckResult;
  readonly comment: string;
}

/**
 * Minutes from the start of a payment until each simulated check completes. Earlier checks that are still open delay
 * the completion.
 */
export const simulatedMinutes = {
  rate_lock: 5,
  swift_validation: 15,
  blockchain_analysis: 65,
} as const satisfies Partial<Record<StepName, number>>;

type SimulatedCheck = keyof typeof simulatedMinutes;

/** Whether a payment check is simulated, so that it completes automatically after some minutes. */
export const isSimulated = (step: StepName): step is SimulatedCheck => step in simulatedMinutes;

export const isRecorded = (step: StepName): step is RecordedCheck =>
  recordedChecks.some((check) => check === step);

/** Returns the steps of a payment in the order of the flow. A step without a stored status is pending. */
const stepsOf = ({
  type,
  processingSteps,
}: Pick<Transaction, 'type' | 'processingSteps'>): Step[] =>
  processingFlow[type].map(
    (step) => processingSteps.find((known) => known.step === step) ?? { step, status: 'pending' },
  );

function underWay(steps: readonly Step[], status: Transaction['status'], at: string): Step[] {
  const open = steps.findIndex((step) => step.status !== 'completed');
  return steps.map((step, index) =>
    index === open && step.status === 'pending' && status === 'processing'
      ? { ...step, status: 'processing', timestamp: at }
      : step,
  );
}

/** Returns the steps of a payment. The first open step has the status processing since the time `at`. */
export const stepsUnderWay = (
  payment: Pick<Transaction, 'type' | 'processingSteps' | 'status'>,
  at: string,
): Step[] => underWay(stepsOf(payment), payment.status, at);

const isRunning = ({ status }: Pick<Transaction, 'status'>) =>
  status === 'pending' || status === 'processing';

const later = (one: string, other: string | undefined): string =>
  other !== undefined && isAfter(other, one) ? other : one;

const minuteMs = 60_000;

/** Returns when a simulated check completes. A check never completes before the previous check. */
const simulatedAt = (start: string, check: SimulatedCheck, before: string) =>
  later(instantOf(millisecondsOf(start) + simulatedMinutes[check] * minuteMs), before);

/**
 * Returns the payment at the time `now`, with simulated checks completed after their duration. No check completes while
 * the payment is on hold.
 */
export function paymentAt(payment: Transaction, now: string): Transaction {
  if (!isRunning(payment)) return payment;
  let before = payment.timestamp;
  let isNext = true;
  const stored = stepsOf(payment);
  const steps = stored.map((step): Step => {
    if (step.status === 'completed') {
      before = later(before, step.timestamp);
      return step;
    }
    const at = isSimulated(step.step)
      ? simulatedAt(payment.timestamp, step.step, before)
      : undefined;
    isNext &&= at !== undefined && compareInstants(at, now) <= 0;
    if (!isNext || at === undefined) return step;
    before = at;
    return { step: step.step, status: 'completed', timestamp: at };
  });
  if (steps.every((step, index) => step === stored[index])) return payment;
  return { ...payment, processingSteps: underWay(steps, payment.status, before) };
}

export const openChecks = (
  payment: Pick<Transaction, 'type' | 'processingSteps'>,
): readonly StepName[] =>
  stepsOf(payment)
    .filter(({ step, status }) => step !== 'settlement' && status !== 'completed')
    .map(({ step }) => step);

export const checksToRecord = (
  payment: Pick<Transaction, 'type' | 'processingSteps'>,
): readonly RecordedCheck[] => openChecks(payment).filter(isRecorded);

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const namesOfChecks = (checks: readonly StepName[]): string =>
  list.format(checks.map((check) => processingStepLabel[check]));

/**
 * Returns why the result of a check cannot be recorded now. If `check` is omitted, returns why no result at all can be
 * recorded.
 */
export function recordCheckRefusal(
  payment: Pick<Transaction, 'type' | 'processingSteps' | 'status'>,
  check?: RecordedCheck,
): string | undefined {
  if (!isRunning(payment) && payment.status !== 'compliance_review')
    return 'No result can be recorded in this status.';
  const open = checksToRecord(payment);
  if (check === undefined) return open.length > 0 ? undefined : 'All results are recorded.';
  if (open.includes(check)) return undefined;
  const isPart = stepsOf(payment).some(({ step }) => step === check);
  return `${processingStepLabel[check]} is ${isPart ? 'complete' : 'not a check of this payment'}.`;
}

const failedReason = ({ check, comment }: CheckFinding) =>
  `${processingStepLabel[check]} failed: ${comment}`;

/**
 * Returns a payment after a recorded check. A failed check puts the payment on hold, but an existing hold reason is
 * preserved.
 */
export function checkedPayment(
  payment: Transaction,
  finding: CheckFinding,
  { name: by, personId }: Pick<PortalPerson, 'name' | 'personId'>,
  at: string,
): Transaction {
  const { check, result, comment } = finding;
  const status = result === 'passed' ? 'completed' : 'failed';
  const steps = stepsOf(payment).map((step): Step =>
    step.step === check ? { step: check, status, timestamp: at, by, personId, comment } : step,
  );
  const checked = { ...payment, processingSteps: underWay(steps, payment.status, at) };
  if (result === 'passed' || payment.status === 'compliance_review') return checked;
  return applyPaymentHold(checked, failedReason(finding), at);
}

/** Returns the number of block confirmations at a time, up to `required`. The number increases by one per minute. */
export function confirmationsAt(payment: Transaction, now: string, required: number): number {
  const analysis = payment.processingSteps.find(({ step }) => step === 'blockchain_analysis');
  if (payment.status === 'completed' || analysis?.status === 'completed') return required;
  if (payment.status !== 'processing' || analysis?.status !== 'processing') return 0;
  const minutes = Math.floor((millisecondsOf(now) - millisecondsOf(payment.timestamp)) / minuteMs);
  const first = simulatedMinutes.blockchain_analysis - required;
  return Math.min(Math.max(minutes - first, 0), required - 1);
}
