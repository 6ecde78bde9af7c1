import type { Transaction } from 'shared-kernel/domain/transaction';
import { Notice, RecordText } from 'shared-kernel/ui';

/** Why a transaction is held or has failed, and what comes next (TX5). */
export function OutcomeNotice({
  status,
  holdReason,
  failureReason,
}: Pick<Transaction, 'status' | 'holdReason' | 'failureReason'>) {
  if (status === 'compliance_review')
    return (
      <Notice tone="warning" title="Held for compliance review">
        {holdReason !== undefined && (
          <p>
            <RecordText whole>{holdReason}</RecordText>
          </p>
        )}
        <p>Next: release it to continue, or reject it.</p>
      </Notice>
    );
  if (status === 'failed')
    return (
      <Notice tone="danger" title="This transaction failed">
        {failureReason !== undefined && (
          <p>
            <RecordText whole>{failureReason}</RecordText>
          </p>
        )}
        <p>Next: solve this with the counterparty, then send a new transaction.</p>
      </Notice>
    );
  return null;
}
