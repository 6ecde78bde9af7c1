import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatExactAmount, formatNumber } from 'shared-kernel/format';
import { DetailsTable } from 'shared-kernel/records';
import { useRecordWithCurrentClient } from 'shared-kernel/workspace';
import { formatUsdTotal } from '../currency-totals';

/** Maximum number of payment references to list. Further references are only counted. */
const maxNamed = 5;

export function formatReferences(payments: readonly Pick<Transaction, 'reference'>[]): string {
  const names = payments.slice(0, maxNamed).map(({ reference }) => reference);
  const more = payments.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${formatNumber(more)} more` : names.join(', ');
}

export function PaymentSummary({ transaction }: { readonly transaction: Transaction }) {
  const { amount, currency, status, holdReason } = transaction;
  const { counterparty } = useRecordWithCurrentClient(transaction);
  const isHeld = status === 'compliance_review' && holdReason !== undefined;
  return (
    <DetailsTable
      facts={[
        { label: 'Amount', value: formatExactAmount(amount, currency) },
        { label: 'Counterparty', value: counterparty },
        ...(isHeld ? [{ label: 'Hold reason', value: holdReason }] : []),
      ]}
    />
  );
}

export const SelectedPaymentsSummary = ({
  payments,
}: {
  readonly payments: readonly Transaction[];
}) => (
  <DetailsTable
    facts={[
      { label: 'Payments', value: formatReferences(payments) },
      { label: 'Amount', value: formatUsdTotal(payments) },
    ]}
  />
);
