import { memo } from 'react';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { VirtualCardGrid } from 'shared-kernel/ui';
import { TransactionCard } from './transaction-card';

interface TransactionCardsProps {
  readonly transactions: readonly Transaction[];
  readonly onOpen: (id: string) => void;
}

/** The list as cards, however long. */
export const TransactionCards = memo(({ transactions, onOpen }: TransactionCardsProps) => (
  <VirtualCardGrid
    label="Transactions"
    items={transactions}
    itemKey={({ id }) => id}
    estimateRowHeight={240}
    minColumnWidth={440}
    gap={12}
    renderItem={(transaction) => <TransactionCard transaction={transaction} onOpen={onOpen} />}
  />
));
TransactionCards.displayName = 'TransactionCards';
