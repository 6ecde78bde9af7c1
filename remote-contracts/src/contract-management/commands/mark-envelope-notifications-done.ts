import {
  createEnvelopeNoticeId,
  envelopeNoticeKinds,
  type Contract,
} from 'shared-kernel/domain/contract';
import type { CommandTransaction } from 'shared-kernel/workspace';
import { getEnvelopeRecords, filterSentRecords } from '../rules/envelope-records';

/**
 * Marks notifications about a contract's envelopes as done and read. Call this function after `clearActionRequired`,
 * which would overwrite the changes.
 */
export async function markEnvelopeNotificationsDone(
  transaction: CommandTransaction,
  contract: Contract,
): Promise<void> {
  for (const { envelope } of filterSentRecords(getEnvelopeRecords(contract))) {
    for (const what of envelopeNoticeKinds) {
      const key = createEnvelopeNoticeId(contract.id, envelope, what);
      const notice = await transaction.get('notifications', key);
      if (notice && (notice.actionRequired || !notice.isRead))
        transaction.put('notifications', { ...notice, actionRequired: false, isRead: true });
    }
  }
}
