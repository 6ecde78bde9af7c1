import { useEffect, useState } from 'react';
import { formatRelativeTime, toInstant } from 'shared-kernel/format';
import { ReadOnlyNotice } from 'shared-kernel/records';
import { onPageReturn } from 'shared-kernel/shell';
import { Button, Icon, ScreenHeader, useIsPhone } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { AddPaymentsButtons } from './create/add-payments-buttons';
import { refreshTransactions } from './commands/view-transactions';
import { transactionTerms } from './commands/terms';
import { transactionsHeading } from './screen';
import type { FilteredTransactions } from './list/use-filtered-transactions';

const spinsForMs = 2000;

/** Button that reloads the transactions, except in `reference` mode (TX2). Its icon spins for two seconds. */
export function RefreshButton({ onRefresh }: { readonly onRefresh: () => void }) {
  const isAvailable = useAvailability(refreshTransactions).state === 'available';
  const [isSpinning, setSpinning] = useState(false);

  useEffect(() => {
    if (!isSpinning) return undefined;
    const timer = setTimeout(() => setSpinning(false), spinsForMs);
    return () => clearTimeout(timer);
  }, [isSpinning]);

  return (
    <Button
      icon={<Icon name="refresh" spin={isSpinning} />}
      aria-busy={isSpinning}
      onClick={() => {
        if (isSpinning) return;
        setSpinning(true);
        if (isAvailable) onRefresh();
      }}
    >
      Refresh
    </Button>
  );
}

const everyMs = 10_000;

function UpdatedAgo({ at }: { readonly at: number }) {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const count = () => setNow(Date.now());
    const timer = setInterval(count, everyMs);
    const stopLooking = onPageReturn(count);
    return () => {
      clearInterval(timer);
      stopLooking();
    };
  }, []);

  return <span>Updated {formatRelativeTime(toInstant(at), toInstant(Math.max(at, now)))}</span>;
}

const changes = [
  transactionTerms.createTransaction,
  transactionTerms.approveTransaction,
  transactionTerms.holdTransaction,
];

export function TransactionHeader({ found }: { readonly found: FilteredTransactions }) {
  const { data, dataUpdatedAt, refetch } = found.query;
  const isPhone = useIsPhone();
  return (
    <ScreenHeader
      title={transactionsHeading.title}
      description={transactionsHeading.lead}
      meta={data && <UpdatedAgo at={dataUpdatedAt} />}
      actions={
        <>
          {!isPhone && <RefreshButton onRefresh={() => void refetch()} />}
          <AddPaymentsButtons />
          <ReadOnlyNotice cannot="change transactions" terms={changes} />
        </>
      }
    />
  );
}
