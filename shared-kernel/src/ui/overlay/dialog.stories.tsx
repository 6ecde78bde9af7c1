import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../antd';
import { Dialog } from './dialog';

const meta = { component: Dialog } satisfies Meta<typeof Dialog>;

export default meta;

export const Open: StoryObj<typeof meta> = {
  args: {
    open: true,
    title: 'Sign the supply contract',
    onClose: () => undefined,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button type="primary">Sign</Button>
      </>
    ),
    children: 'Elena Vasquez’s signature takes effect immediately.',
  },
};
