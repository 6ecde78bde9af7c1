import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon } from '../icon/icon';
import { Steps, type Step } from './steps';

const steps: readonly Step[] = [
  { id: 'sent', mark: <Icon name="check" />, content: 'Sent', tone: 'success' },
  { id: 'signed', mark: <Icon name="signature" />, content: 'To be signed', isCurrent: true },
  { id: 'filed', mark: <Icon name="flag" />, content: 'To be filed' },
];

const meta = { component: Steps } satisfies Meta<typeof Steps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Horizontal: Story = { args: { label: 'Horizontal steps', orientation: 'row', steps } };

export const Vertical: Story = { args: { label: 'Vertical steps', steps } };

export const Small: Story = { args: { label: 'Compact steps', size: 'small', steps } };
