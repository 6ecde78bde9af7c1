import { transactionStatusView, type Transaction } from 'shared-kernel/domain/transaction';
import { Notice, RecordText } from 'shared-kernel/ui';
import { namedReferences } from './payment-facts';

interface UnfitNoticeProps {
  readonly title: string;
  /** The payments that are left as they are. */
  readonly unfit: readonly Pick<Transaction, 'reference' | 'status'>[];
}

/** Names the payments that a decision on several cannot be made on, by the status that keeps them from it. */
export function UnfitNotice({ title, unfit }: UnfitNoticeProps) {
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
