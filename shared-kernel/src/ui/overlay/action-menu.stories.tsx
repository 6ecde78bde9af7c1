import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionMenu } from './action-menu';

const onSelect = () => undefined;
const meta = { component: ActionMenu } satisfies Meta<typeof ActionMenu>;

export default meta;

export const Open: StoryObj<typeof meta> = {
  args: {
    label: 'More actions',
    items: [
      { key: 'print', label: 'Print', icon: 'printer', onSelect },
      { key: 'move', label: 'Move', icon: 'arrow-right', isDisabled: true, onSelect },
      { key: 'delete', label: 'Delete', icon: 'trash', isDanger: true, onSelect },
    ],
  },
  play: ({ canvas }) => canvas.getByRole('button').click(),
};
