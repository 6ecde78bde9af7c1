import { transactionStatusDisplay, type Transaction } from 'shared-kernel/domain/transaction';
import { Notice, RecordText } from 'shared-kernel/ui';
import { formatReferences } from './payment-summary';

interface IneligiblePaymentsNoticeProps {
  readonly title: string;
  readonly unfit: readonly Pick<Transaction, 'reference' | 'status'>[];
}

/** Lists the payments that a bulk action excludes, each with the status that prevents the action. */
export function IneligiblePaymentsNotice({ title, unfit }: IneligiblePaymentsNoticeProps) {
  if (unfit.length === 0) return null;
  const statuses = [...new Set(unfit.map(({ status }) => transactionStatusDisplay[status].label))];
  return (
    <Notice tone="warning" title={title}>
      <p>
        <RecordText whole>
          {formatReferences(unfit)} ({statuses.join(', ')})
        </RecordText>
      </p>
    </Notice>
  );
}
