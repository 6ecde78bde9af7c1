import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatExactAmount, formatNumber } from 'shared-kernel/format';
import { FactTable } from 'shared-kernel/records';
import { useShownClient } from 'shared-kernel/workspace';
import { usdTotalText } from '../list/currency-totals';

/** References that are named before the rest is only counted. */
const maxNamed = 5;

/** References in words, the first five and how many more. */
export function namedReferences(payments: readonly Pick<Transaction, 'reference'>[]): string {
  const names = payments.slice(0, maxNamed).map(({ reference }) => reference);
  const more = payments.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${formatNumber(more)} more` : names.join(', ');
}

/** What a decision on one payment is about. */
export function PaymentFacts({ transaction }: { readonly transaction: Transaction }) {
  const { amount, currency, status, holdReason } = transaction;
  const { counterparty } = useShownClient(transaction);
  const isHeld = status === 'compliance_review' && holdReason !== undefined;
  return (
    <FactTable
      facts={[
        { label: 'Amount', value: formatExactAmount(amount, currency) },
        { label: 'Counterparty', value: counterparty },
        ...(isHeld ? [{ label: 'Held because', value: holdReason }] : []),
      ]}
    />
  );
}

/** What a decision on several payments is about. */
export const PaymentsFacts = ({ payments }: { readonly payments: readonly Transaction[] }) => (
  <FactTable
    facts={[
      { label: 'Payments', value: namedReferences(payments) },
      { label: 'Amount', value: usdTotalText(payments) },
    ]}
  />
);
