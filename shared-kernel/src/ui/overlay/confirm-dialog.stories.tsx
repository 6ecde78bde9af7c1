import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../antd';
import { ConfirmDialog } from './confirm-dialog';

const nothing = () => undefined;
const meta = { component: ConfirmDialog } satisfies Meta<typeof ConfirmDialog>;

export default meta;

export const Danger: StoryObj<typeof meta> = {
  args: {
    open: true,
    title: 'Reset workspace?',
    confirmLabel: 'Reset workspace',
    tone: 'danger',
    alternative: <Button>Export before resetting</Button>,
    onConfirm: nothing,
    onCancel: nothing,
    children: 'All records in this browser will be replaced by the sample data.',
  },
};
