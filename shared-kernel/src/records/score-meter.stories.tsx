import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScoreMeter } from './score-meter';

const meta = { component: ScoreMeter } satisfies Meta<typeof ScoreMeter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const High: Story = {
  args: {
    score: 92,
    label: 'Compliance score',
    band: { label: 'Compliant', tone: 'success', icon: 'shield-check' },
  },
};

export const Low: Story = {
  args: {
    score: 38,
    label: 'Compliance score',
    band: { label: 'At risk', tone: 'danger', icon: 'warning' },
  },
};
