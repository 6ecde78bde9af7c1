import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Timeline } from './timeline';

const meta = { component: Timeline } satisfies Meta<typeof Timeline>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    label: 'Steps',
    items: [
      {
        id: 'signed',
        title: 'Signed by Elena Vasquez',
        meta: 'Jul 21, 2024, 12:08 UTC',
        tone: 'success',
        icon: 'check',
      },
      {
        id: 'review',
        title: 'In legal review',
        meta: 'Grace Mbeki',
        body: 'The second annex must be reviewed again.',
        tone: 'warning',
        icon: 'hourglass',
        isCurrent: true,
      },
      { id: 'filed', title: 'To be filed' },
    ],
  },
};
