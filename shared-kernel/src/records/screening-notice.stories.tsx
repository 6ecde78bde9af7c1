import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreeningNotice } from './screening-notice';

const meta = { component: ScreeningNotice } satisfies Meta<typeof ScreeningNotice>;

export default meta;

export const Blocked: StoryObj<typeof meta> = {
  args: {
    blocks: [
      {
        text: '“Timur Bekov” matches SL-001 on the sanctions list. The match must first be cleared in a review case.',
        record: ['cases', 'RC-1'],
      },
    ],
  },
};
