import { type Transaction } from 'shared-kernel/domain/transaction';
import { Alert } from 'shared-kernel/ui';

/** Why a transaction is held or has failed, and what comes next (TX5). */
export function OutcomeNotice({
  status,
  holdReason,
  failureReason,
}: Pick<Transaction, 'status' | 'holdReason' | 'failureReason'>) {
  if (status === 'compliance_review')
    return (
      <Alert
        type="warning"
        showIcon
        title="Held for compliance review"
        description={
          <>
            {holdReason !== undefined && <p>{holdReason}</p>}
            <p>Next: release it to go on where it stood, or reject it.</p>
          </>
        }
      />
    );
  if (status === 'failed')
    return (
      <Alert
        type="error"
        showIcon
        title="This transaction failed"
        description={
          <>
            {failureReason !== undefined && <p>{failureReason}</p>}
            <p>Next: settle the reason with the counterparty and submit a new transaction.</p>
          </>
        }
      />
    );
  return null;
}
