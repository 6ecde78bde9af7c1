import * as v from 'valibot';
import type { PortalPerson } from 'shared-kernel/domain/portal';
import { createRequiredTextSchema, inputLimits } from 'shared-kernel/domain/text';
import {
  applyPaymentHold,
  processingStepsByType,
  processingStepLabel,
  manualChecks,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { compareInstants, toInstant, isAfter, toMilliseconds } from 'shared-kernel/format';

type Step = Transaction['processingSteps'][number];
type StepName = Step['step'];

export type ManualCheck = (typeof manualChecks)[number];

export const paymentCheckResults = ['passed', 'failed'] as const;

type CheckResult = (typeof paymentCheckResults)[number];

/** Comment on a payment check: 1 to 500 characters, trimmed. */
export const checkResultCommentSchema = createRequiredTextSchema(
  'Enter what was checked',
  inputLimits.line,
);

/** The result of a check has no default, so that the user must choose. */
export const checkResultSchema = v.object({
  check: v.picklist(manualChecks, 'Choose a check'),
  result: v.picklist(paymentCheckResults, 'Choose a result'),
  comment: checkResultCommentSchema,
});

export interface RecordedCheckResult {
  readonly check: ManualCheck;
  readonly result: CheckResult;
  readonly comment: string;
}

/**
 * Minutes from the start of a payment until each simulated check completes. A check completes later if an earlier check
 * is still open.
 */
export const simulatedCheckMinutes = {
  rate_lock: 5,
  swift_validation: 15,
  blockchain_analysis: 65,
} as const satisfies Partial<Record<StepName, number>>;

type SimulatedCheck = keyof typeof simulatedCheckMinutes;

/** Whether a payment check is simulated, so that it completes automatically after some minutes. */
export const isSimulatedCheck = (step: StepName): step is SimulatedCheck =>
  step in simulatedCheckMinutes;

export const isManualCheck = (step: StepName): step is ManualCheck =>
  manualChecks.some((check) => check === step);

/** Returns the steps of a payment in the order of the flow. A step without a stored status is pending. */
const stepsOf = ({
  type,
  processingSteps,
}: Pick<Transaction, 'type' | 'processingSteps'>): Step[] =>
  processingStepsByType[type].map(
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

/**
 * Returns the steps of a payment. While the payment is processing, its first pending step is processing too, with `at`
 * as the start time.
 */
export const getCurrentPaymentSteps = (
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
  later(toInstant(toMilliseconds(start) + simulatedCheckMinutes[check] * minuteMs), before);

/**
 * Returns the payment at the time `now`. Simulated checks are completed if their duration has passed, but not while the
 * payment is on hold.
 */
export function applySimulatedChecks(payment: Transaction, now: string): Transaction {
  if (!isRunning(payment)) return payment;
  let before = payment.timestamp;
  let isNext = true;
  const stored = stepsOf(payment);
  const steps = stored.map((step): Step => {
    if (step.status === 'completed') {
      before = later(before, step.timestamp);
      return step;
    }
    const at = isSimulatedCheck(step.step)
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

export const listPendingChecks = (
  payment: Pick<Transaction, 'type' | 'processingSteps'>,
): readonly StepName[] =>
  stepsOf(payment)
    .filter(({ step, status }) => step !== 'settlement' && status !== 'completed')
    .map(({ step }) => step);

export const listPendingManualChecks = (
  payment: Pick<Transaction, 'type' | 'processingSteps'>,
): readonly ManualCheck[] => listPendingChecks(payment).filter(isManualCheck);

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const formatCheckNames = (checks: readonly StepName[]): string =>
  list.format(checks.map((check) => processingStepLabel[check]));

/**
 * Returns why the result of a check cannot be recorded now. If `check` is omitted, returns why no result at all can be
 * recorded.
 */
export function getCheckResultError(
  payment: Pick<Transaction, 'type' | 'processingSteps' | 'status'>,
  check?: ManualCheck,
): string | undefined {
  if (!isRunning(payment) && payment.status !== 'compliance_review')
    return 'No result can be recorded in this status.';
  const open = listPendingManualChecks(payment);
  if (check === undefined) return open.length > 0 ? undefined : 'All results are recorded.';
  if (open.includes(check)) return undefined;
  const isPart = stepsOf(payment).some(({ step }) => step === check);
  return `${processingStepLabel[check]} is ${isPart ? 'complete' : 'not a check of this payment'}.`;
}

const failedReason = ({ check, comment }: RecordedCheckResult) =>
  `${processingStepLabel[check]} failed: ${comment}`;

/**
 * Returns the payment with the result of a check. A failed check puts the payment on hold, but does not replace an
 * existing hold reason.
 */
export function applyCheckResult(
  payment: Transaction,
  finding: RecordedCheckResult,
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

/**
 * Returns the number of block confirmations at the time `now`, at most `required`. The number increases by one per
 * minute.
 */
export function countConfirmations(payment: Transaction, now: string, required: number): number {
  const analysis = payment.processingSteps.find(({ step }) => step === 'blockchain_analysis');
  if (payment.status === 'completed' || analysis?.status === 'completed') return required;
  if (payment.status !== 'processing' || analysis?.status !== 'processing') return 0;
  const minutes = Math.floor((toMilliseconds(now) - toMilliseconds(payment.timestamp)) / minuteMs);
  const first = simulatedCheckMinutes.blockchain_analysis - required;
  return Math.min(Math.max(minutes - first, 0), required - 1);
}
