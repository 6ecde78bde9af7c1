import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LifecycleTracker } from './lifecycle-tracker';

const meta = { component: LifecycleTracker } satisfies Meta<typeof LifecycleTracker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
  args: { stage: 'approved', signOffs: { completed: 2, required: 3 } },
};

export const WithNotes: Story = {
  args: {
    stage: 'under_review',
    signOffs: { completed: 0, required: 3 },
    notes: { initiated: 'Jul 21, Tan Mei Ling' },
  },
};
