import type { Client } from 'shared-kernel/domain/client';
import { formatNumber, formatExactAmount } from 'shared-kernel/format';
import { DescriptionGrid } from 'shared-kernel/records';
import { Section, Stack } from 'shared-kernel/ui';
import { ClientTransactions } from './related-records';

/** The client's money (CL4), and its transactions on the platform. */
export function FinancialSection({ client }: { readonly client: Client }) {
  const { financialData: money } = client;
  return (
    <Stack>
      <Section title="Financial overview" look="plain">
        <DescriptionGrid
          items={[
            { label: 'Total transactions', value: formatNumber(money.totalTransactions) },
            { label: 'Monthly volume', value: formatExactAmount(money.monthlyVolume) },
            { label: 'Average transaction', value: formatExactAmount(money.averageTransaction) },
            { label: 'Account balance', value: formatExactAmount(money.accountBalance) },
            { label: 'Credit limit', value: formatExactAmount(money.creditLimit) },
            { label: 'Payment methods', value: money.paymentMethods.join(', ') },
          ]}
        />
      </Section>
      <ClientTransactions client={client} />
    </Stack>
  );
}
