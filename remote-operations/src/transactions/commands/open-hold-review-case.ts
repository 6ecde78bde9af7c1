import type { Transaction } from 'shared-kernel/domain/transaction';
import {
  createMissingCases,
  findHoldReviewCase,
  addEvidenceToCase,
} from 'shared-kernel/domain/review-case';
import { getActingPerson, type Command, type CommandTransaction } from 'shared-kernel/workspace';

/**
 * Opens a review case for a payment on hold, or adds the hold to its open review case. The decision on the case
 * releases or rejects the payment.
 */
export async function openHoldReviewCase(
  transaction: CommandTransaction,
  payment: Transaction,
  context: Parameters<Command['apply']>[2],
): Promise<void> {
  const { id, holdReason = '', heldAt = '' } = payment;
  const known = await transaction.find('cases', 'subject', { equals: `transaction/${id}` });
  const note = { ...getActingPerson(context), at: heldAt, text: `Payment held: ${holdReason}` };
  const open = findHoldReviewCase(known, id);
  if (open) {
    transaction.put('cases', addEvidenceToCase(open, note));
    return;
  }
  for (const opened of createMissingCases({ transactions: [payment] }, known, heldAt))
    transaction.add('cases', addEvidenceToCase(opened, note));
}
