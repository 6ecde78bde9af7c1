import { transactionStatusView, type Transaction } from 'shared-kernel/domain/transaction';
import { Notice, RecordText } from 'shared-kernel/ui';
import { namedReferences } from './payment-facts';

interface ExcludedNoticeProps {
  readonly title: string;
  /** Payments that stay unchanged. */
  readonly unfit: readonly Pick<Transaction, 'reference' | 'status'>[];
}

/** Lists payments for which a bulk decision is not possible, with the status that prevents it. */
export function ExcludedNotice({ title, unfit }: ExcludedNoticeProps) {
  if (unfit.length === 0) return null;
  const statuses = [...new Set(unfit.map(({ status }) => transactionStatusView[status].label))];
  return (
    <Notice tone="warning" title={title}>
      <p>
        <RecordText whole>
          {namedReferences(unfit)} ({statuses.join(', ')})
        </RecordText>
      </p>
    </Notice>
  );
}
