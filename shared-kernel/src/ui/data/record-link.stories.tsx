import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RecordLink } from './record-link';

const open = () => undefined;
const meta = { component: RecordLink } satisfies Meta<typeof RecordLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { href: '?contract=CON-001', onOpen: open, children: 'Crude Oil Supply Agreement' },
};

export const Open: Story = {
  args: {
    href: '?contract=CON-001',
    onOpen: open,
    isOpen: true,
    children: 'Crude Oil Supply Agreement',
  },
};
