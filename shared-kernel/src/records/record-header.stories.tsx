import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StatusTag } from '../ui';
import { RecordHeader } from './record-header';

const meta = { component: RecordHeader } satisfies Meta<typeof RecordHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  args: {
    figures: [
      { label: 'Compliance score', value: '61%' },
      { label: 'Milestones', value: '2 of 5' },
    ],
    tags: <StatusTag view={{ label: 'High Risk', tone: 'danger', icon: 'warning' }} />,
    step: {
      text: 'Complete approval',
      by: 'Legal portal',
      blockers: [
        { text: 'AML to be completed', part: 'aml' },
        { text: '1 flagged issue to resolve', part: 'issues' },
      ],
    },
    stated: null,
  },
};

export const Ready: Story = {
  args: {
    figures: [{ label: 'Amount', value: '$1,250,000.00' }],
    step: { text: 'Add sign-off 2 of 3', by: 'Compliance desk', blockers: [] },
    stated: null,
  },
};
