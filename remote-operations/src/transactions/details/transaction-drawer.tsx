import type { Transaction } from 'shared-kernel/domain/transaction';
import {
  DetailDrawer,
  RecordStepper,
  RecordView,
  useLastOpen,
  useQueue,
} from 'shared-kernel/records';
import { useRecord } from 'shared-kernel/workspace';
import { TransactionDetails } from './transaction-details';
import { TransactionMoves } from '../moves/transaction-moves';
import type { TransactionFilters } from '../list/use-transaction-filters';

interface TransactionDrawerProps {
  /** What is listed, so that one can go on to the next; absent while it is being read. */
  readonly transactions: readonly Transaction[] | undefined;
  readonly filters: TransactionFilters;
}

/** The transaction named in the URL, beside the list (TX4). */
export function TransactionDrawer({ transactions, filters }: TransactionDrawerProps) {
  const { openId, close, set } = filters;
  const lastId = useLastOpen(openId);
  const query = useRecord('transactions', lastId);
  const queue = useQueue(transactions, openId);
  const following = queue[queue.findIndex(({ id }) => id === openId) + 1]?.id;
  const isQueued = following !== undefined && queue.some(({ id }) => id === openId);
  return (
    <DetailDrawer
      open={openId !== ''}
      title={query.data?.reference ?? 'Transaction'}
      extra={
        <RecordStepper
          noun="transaction"
          records={transactions}
          openId={openId}
          onStep={(tx) => set({ tx }, 'step')}
        />
      }
      onClose={close}
      footer={
        query.data && (
          <TransactionMoves
            transaction={query.data}
            onNext={isQueued ? () => set({ tx: following }, 'step') : undefined}
          />
        )
      }
    >
      <RecordView
        query={query}
        noun="Transaction"
        id={lastId ?? ''}
        backLabel="Back to all transactions"
        onLeave={close}
      >
        {(transaction) => <TransactionDetails transaction={transaction} />}
      </RecordView>
    </DetailDrawer>
  );
}
