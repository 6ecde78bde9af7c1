import {
  awaitedSignatories,
  contractTitle,
  expiredOn,
  partOf,
  type Contract,
} from 'shared-kernel/domain/contract';
import { dayOf, formatDate } from 'shared-kernel/format';
import { belongingToClient } from 'shared-kernel/workspace';
import { needsOf, type Need, type NeedsRequest, type Waiting } from './need';

/** The order of the rows, in which one goes on to the next. */
const oldestFirst = { dir: 'ascending' } as const;

function declinedOf(contract: Contract): Waiting | undefined {
  const declined = contract.signatories.find(({ status }) => status === 'declined');
  if (!declined || contract.status === 'signed') return undefined;
  // It is sent again once its legal review is completed.
  const action = contract.legalReview === 'completed' ? 'Resend' : 'Open';
  const filters = { show: 'declined', ...oldestFirst };
  return { key: 'declined', detail: `${declined.name} declined`, action, filters };
}

function expiredOf(contract: Contract, today: string): Waiting | undefined {
  const last = expiredOn(contract, today);
  if (last === undefined) return undefined;
  const filters = { show: 'to-sign', ...oldestFirst };
  return {
    key: 'declined',
    detail: `Envelope expired on ${formatDate(last)}`,
    action: 'Resend',
    filters,
  };
}

function awaitedOf(contract: Contract, today: string): Waiting | undefined {
  const [next] = awaitedSignatories(contract, today);
  return (
    next && {
      key: 'signature',
      detail: `${next.name} ${partOf(next) === 'approver' ? 'approves' : 'signs'} next`,
      action: 'Remind',
      filters: { show: 'to-sign', ...oldestFirst },
    }
  );
}

const reviewOf = (
  { status, client, submitted }: Contract,
  portal: NeedsRequest['portal'],
): Waiting | undefined =>
  status === 'pending_review' && (submitted === undefined || submitted.by !== portal)
    ? {
        key: 'review',
        detail: `Waiting for legal review · ${client}`,
        action: 'Review',
        filters: { status, ...oldestFirst },
      }
    : undefined;

/** The contracts that a signatory has declined, whose next signature is awaited, or that wait for their review. */
export const contractNeeds = ({ records, may, now, portal }: NeedsRequest): readonly Need[] =>
  records.contracts.flatMap((contract) => {
    const today = dayOf(now);
    const belonging = belongingToClient(contract);
    const record = {
      kind: 'contracts',
      id: contract.id,
      title: contractTitle(contract),
      amount: contract.value,
      since: contract.lastModified,
    } as const;
    return needsOf(record, [
      may('signing', belonging) ? (declinedOf(contract) ?? expiredOf(contract, today)) : undefined,
      may('signature', belonging) ? awaitedOf(contract, today) : undefined,
      may('legal-review', belonging) ? reviewOf(contract, portal) : undefined,
    ]);
  });
