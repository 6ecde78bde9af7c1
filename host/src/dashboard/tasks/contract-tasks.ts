import { permissions } from 'shared-kernel/domain/portal';
import {
  listPendingSignatories,
  formatContractTitle,
  findPassedExpiryDate,
  isSubmittedBy,
  getSigningRole,
  type Contract,
} from 'shared-kernel/domain/contract';
import { parseAmount } from 'shared-kernel/domain/money';
import { toLocalDate, formatDate } from 'shared-kernel/format';
import { createClientOwnership, normalizeName } from 'shared-kernel/workspace';
import type { Task, TaskInput } from './task';

const taskAbout = (contract: Contract, kind: Task['kind'], filters: Task['link']['filters']) =>
  ({
    kind,
    id: `${kind} ${contract.id}`,
    since: contract.lastModified,
    amount: { text: contract.value, usd: parseAmount(contract.value).value ?? 0 },
    link: { kind: 'contracts', id: contract.id, filters: { ...filters, dir: 'ascending' } },
  }) as const;

/** Returns the legal reviews that the user can complete. Users cannot review contracts that they submitted. */
export const findReviewTasks = ({ records, hasPermission, person }: TaskInput): readonly Task[] =>
  records.contracts
    .filter(
      (contract) =>
        contract.status === 'pending_review' &&
        hasPermission(permissions.legalReview, createClientOwnership(contract)) &&
        !isSubmittedBy(contract, person),
    )
    .map((contract) => ({
      ...taskAbout(contract, 'review', { status: contract.status }),
      title: `Legal review: ${formatContractTitle(contract)}`,
      detail: contract.client,
      action: 'Review',
    }));

type Step = Pick<Task, 'id' | 'title' | 'detail' | 'action'> & { readonly show: string };

/** If a signatory has declined or the envelope has expired, the sender sends a new envelope. */
function resendStep(contract: Contract, today: string): Step | undefined {
  const declined = contract.signatories.find(({ status }) => status === 'declined');
  if (declined && contract.status !== 'signed' && contract.status !== 'pending_review')
    return {
      id: `declined ${contract.id}`,
      title: `Signature declined: ${formatContractTitle(contract)}`,
      detail: `${declined.name} declined`,
      // Only a contract with a completed legal review can get a new envelope.
      action: contract.legalReview === 'completed' ? 'Resend' : 'Open',
      show: 'declined',
    };
  const last = findPassedExpiryDate(contract, today);
  return last === undefined
    ? undefined
    : {
        id: `expired ${contract.id}`,
        title: `Envelope expired: ${formatContractTitle(contract)}`,
        detail: `Expired on ${formatDate(last)}`,
        action: 'Resend',
        show: 'to-sign',
      };
}

/** Returns the signing step of a contract that the user can perform. The admin portal can sign for every signatory. */
function signStep(
  contract: Contract,
  { by, email = '' }: TaskInput['person'],
  today: string,
): Step | undefined {
  const next = listPendingSignatories(contract, today).find(
    (each) =>
      by === 'admin' || (email !== '' && normalizeName(each.email) === normalizeName(email)),
  );
  return (
    next && {
      id: `sign ${contract.id} ${next.id}`,
      title: `Signature: ${formatContractTitle(contract)}`,
      detail: `${next.name} ${getSigningRole(next) === 'approver' ? 'approves' : 'signs'} next`,
      action: 'Open',
      show: 'to-sign',
    }
  );
}

export const findSignatureTasks = ({
  records,
  hasPermission,
  person,
  now,
}: TaskInput): readonly Task[] =>
  records.contracts.flatMap((contract) => {
    const today = toLocalDate(now);
    const ownership = createClientOwnership(contract);
    const step =
      (hasPermission(permissions.signing, ownership) ? resendStep(contract, today) : undefined) ??
      (hasPermission(permissions.signature, ownership)
        ? signStep(contract, person, today)
        : undefined);
    if (!step) return [];
    const { show, ...shown } = step;
    const { expiresOn: due } = contract.envelope ?? {};
    return [{ ...taskAbout(contract, 'signature', { show }), ...shown, due }];
  });
