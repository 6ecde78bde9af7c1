import { useMemo } from 'react';
import { type Transaction } from 'shared-kernel/domain/transaction';
import { Button, DetailDrawer, Icon, RecordView, useLastOpen } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import { TransactionDetails } from './transaction-details';
import { TransactionMoves } from './transaction-moves';
import { type TransactionFilters } from './use-transaction-filters';

interface TransactionDrawerProps {
  /** What is listed, so that one can go on to the next. */
  readonly transactions: readonly Transaction[];
  readonly filters: TransactionFilters;
}

/** The transaction named in the URL, beside the list (TX4). */
export function TransactionDrawer({ transactions, filters }: TransactionDrawerProps) {
  const { openId, close, set } = filters;
  const lastId = useLastOpen(openId);
  const query = useRecord('transactions', lastId);
  const at = useMemo(
    () => (openId === '' ? -1 : transactions.findIndex(({ id }) => id === openId)),
    [transactions, openId],
  );
  const step = (by: number) => {
    const next = at < 0 ? undefined : transactions[at + by];
    if (next) set({ tx: next.id });
  };

  const steps = (
    <>
      <Button
        type="text"
        aria-label="Previous transaction"
        icon={<Icon name="chevron-up" />}
        disabled={at <= 0}
        onClick={() => step(-1)}
      />
      <Button
        type="text"
        aria-label="Next transaction"
        icon={<Icon name="chevron-down" />}
        disabled={at < 0 || at === transactions.length - 1}
        onClick={() => step(1)}
      />
    </>
  );

  return (
    <DetailDrawer
      open={openId !== ''}
      title={query.data?.reference ?? 'Transaction'}
      extra={steps}
      onClose={close}
      footer={query.data && <TransactionMoves transaction={query.data} />}
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
