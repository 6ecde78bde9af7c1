import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../antd';
import { SelectionBar } from './selection-bar';

const meta = { component: SelectionBar } satisfies Meta<typeof SelectionBar>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    label: 'Selected payments',
    count: 3,
    onNone: () => undefined,
    children: (
      <>
        <Button type="primary">Approve</Button>
        <Button>Export</Button>
      </>
    ),
  },
};
