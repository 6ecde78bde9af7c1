import { listPendingSignatories, type Contract } from 'shared-kernel/domain/contract';

/**
 * Returns the day on which the sender of an envelope gets a reminder. Returns `undefined` before that day, or if the
 * envelope cannot be signed.
 */
export function findReminderDay(
  contract: Pick<Contract, 'envelope' | 'documents' | 'signatories'>,
  today: string,
): string | undefined {
  const { remindOn } = contract.envelope ?? {};
  const isDue = remindOn !== undefined && today >= remindOn;
  return isDue && listPendingSignatories(contract, today).length > 0 ? remindOn : undefined;
}
