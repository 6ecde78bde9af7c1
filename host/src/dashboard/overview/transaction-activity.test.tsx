import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Chart } from 'shared-kernel/charts';
import { TransactionActivity } from './transaction-activity';

type ChartProps = ComponentProps<typeof Chart>;

const drawn = jest.fn<null, [ChartProps]>(() => null);
jest.mock('shared-kernel/charts', () => ({ Chart: (props: ChartProps) => drawn(props) }));

it('[F5] TransactionActivity shows a bar chart of the transactions by rail', () => {
  const bucket = 'Jul 15, 2024';
  render(
    <TransactionActivity
      bars={[
        { bucket, type: 'fiat', count: 3 },
        { bucket, type: 'crypto', count: 2 },
      ]}
    />,
  );
  expect(drawn.mock.lastCall?.[0]).toMatchObject({
    kind: 'column',
    summary: '5 transactions in the period, by payment type.',
    data: [
      { category: bucket, series: 'Fiat Transfer', value: 3 },
      { category: bucket, series: 'Crypto/USDT', value: 2 },
    ],
  });
});
