import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Chart } from './chart';

const months = ['May', 'June', 'July'];

const bySeries = ['Wires', 'Crypto'].flatMap((series, one) =>
  months.map((category, place) => ({ category, series, value: 4 + place * (2 - one) + one })),
);

const shares = [
  { category: 'Low', value: 6 },
  { category: 'Medium', value: 3 },
  { category: 'High', value: 1 },
];

const words = { categoryLabel: 'Month', valueLabel: 'Payments', height: 160 };
const meta = { component: Chart } satisfies Meta<typeof Chart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  args: {
    ...words,
    kind: 'column',
    title: 'By month',
    summary: 'Payments increase.',
    data: bySeries,
  },
};

export const Stacked: Story = {
  args: {
    ...words,
    kind: 'bar',
    isStacked: true,
    title: 'Together',
    summary: 'Payments increase.',
    data: bySeries,
  },
};

export const Lines: Story = {
  args: {
    ...words,
    kind: 'line',
    title: 'Over time',
    summary: 'Payments increase.',
    data: bySeries,
  },
};

export const Shares: Story = {
  args: {
    ...words,
    kind: 'donut',
    title: 'By risk',
    summary: 'Six of ten clients have a low risk.',
    data: shares,
    tones: { Low: 'success', Medium: 'warning', High: 'danger' },
    centre: '10',
  },
};

export const WithoutData: Story = {
  args: { ...words, kind: 'column', title: 'None', summary: 'Nothing yet.', data: [] },
};
