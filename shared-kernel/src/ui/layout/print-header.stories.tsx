import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PrintHeader } from './print-header';

const meta = { component: PrintHeader, tags: ['print'] } satisfies Meta<typeof PrintHeader>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  args: { title: 'Contracts', filters: [['Status', 'Draft']], asOf: 'Jul 22, 2024, 09:00 UTC' },
};
