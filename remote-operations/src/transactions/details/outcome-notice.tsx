import type { Transaction } from 'shared-kernel/domain/transaction';
import { Notice, RecordText } from 'shared-kernel/ui';

/** Why a transaction is held or has failed (TX5). */
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
      </Notice>
    );
  return null;
}
