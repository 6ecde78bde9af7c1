import { permissions } from 'shared-kernel/domain/portal';
import { createClientDirectory, listClientNames } from 'shared-kernel/domain/client';
import { requiredSignOffs } from 'shared-kernel/domain/lifecycle';
import {
  findHoldReviewCase,
  findEffectiveDecision,
  hasScreeningCaseName,
  isScreeningCase,
} from 'shared-kernel/domain/review-case';
import {
  getApprovalError,
  findPendingStep,
  signOffDeskPortal,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { formatNumber } from 'shared-kernel/format';
import { createTaskAmount, type Task, type TaskInput } from './task';

const deskLabel = { payments: 'Payments', compliance: 'Compliance', treasury: 'Treasury' } as const;

/** Sort order of payments, used for the tasks and for the list that a payment task links to. */
const sort = '-amount';

type Step = Pick<Task, 'id' | 'title' | 'detail' | 'action'> & Pick<Task['link'], 'filters'>;

/**
 * Returns a function that tells how screening blocks a payment: `confirmed` for a confirmed match, and `undecided` for
 * a case without a decision. Review cases about the payment and about names of its client count.
 */
function screeningBlockBy({ cases, clients }: TaskInput['records']) {
  const { idOf } = createClientDirectory(clients);
  const byId = new Map(clients.map((client) => [client.id, client]));
  const found = cases.filter(isScreeningCase);
  return (payment: Transaction): 'confirmed' | 'undecided' | undefined => {
    const client = byId.get(idOf(payment) ?? '');
    const outcomes = found
      .filter((one) =>
        one.subject.kind === 'client'
          ? client !== undefined &&
            client.id === one.clientId &&
            hasScreeningCaseName(one, listClientNames(client))
          : one.subject.kind === 'transaction' && one.subject.id === payment.id,
      )
      .map((one) => findEffectiveDecision(one)?.outcome);
    if (outcomes.includes('confirmed')) return 'confirmed';
    return outcomes.includes(undefined) ? 'undecided' : undefined;
  };
}

function nextStep(
  payment: Transaction,
  { records, hasPermission, person }: TaskInput,
  blockOf: ReturnType<typeof screeningBlockBy>,
): Step | undefined {
  const { counterparty, holdReason, id, signOffs = [], status } = payment;
  const given = `${formatNumber(signOffs.length)} of ${formatNumber(requiredSignOffs)} sign-offs`;
  if (status === 'compliance_review') {
    if (findHoldReviewCase(records.cases, id) || !hasPermission(permissions.transactionMoves))
      return undefined;
    return {
      id: `held ${id}`,
      title: `Held payment: ${counterparty}`,
      detail: holdReason ?? 'Held for compliance review',
      action: 'Review',
      filters: { status, sort },
    };
  }
  const waits = findPendingStep(payment);
  if (waits === undefined) return undefined;
  const block = blockOf(payment);
  if (block === 'confirmed')
    return hasPermission(permissions.transactionMoves)
      ? {
          id: `reject ${id}`,
          title: `Reject payment: ${counterparty}`,
          detail: 'Confirmed match with the sanctions list',
          action: 'Reject',
        }
      : undefined;
  if (block === 'undecided' && waits !== 'checks') return undefined;
  const step = { id: `${waits} ${id}`, filters: { waits, sort } };
  if (waits === 'checks' || waits === 'execution') {
    if (!hasPermission(permissions.transactionMoves)) return undefined;
    return waits === 'checks'
      ? { ...step, title: `Record checks: ${counterparty}`, detail: given, action: 'Record' }
      : { ...step, title: `Execute payment: ${counterparty}`, detail: given, action: 'Execute' };
  }
  if (!hasPermission(permissions.paymentSignOff, { portal: signOffDeskPortal[waits] }))
    return undefined;
  if (getApprovalError(payment, person) !== undefined) return undefined;
  return {
    ...step,
    title: `Sign off payment: ${counterparty}`,
    detail: `${deskLabel[waits]} desk · ${given}`,
    action: 'Sign off',
  };
}

export function findPaymentTasks(request: TaskInput): readonly Task[] {
  const blockOf = screeningBlockBy(request.records);
  return request.records.transactions.flatMap((payment) => {
    const step = nextStep(payment, request, blockOf);
    if (!step) return [];
    const { filters = {}, ...shown } = step;
    const { id, timestamp } = payment;
    return [
      {
        ...shown,
        kind: 'payment',
        since: timestamp,
        amount: createTaskAmount(payment),
        link: { kind: 'transactions', id, filters },
        subject: { kind: 'transaction', id },
      },
    ];
  });
}
