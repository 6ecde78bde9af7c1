import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DetailsTable } from './description-grid';

const meta = { component: DetailsTable } satisfies Meta<typeof DetailsTable>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    facts: [
      { label: 'Client', value: 'Meridian Energy Partners' },
      { label: 'Tax id', value: undefined },
      { label: 'Note', value: 'Delivery in four parts, each with its own certificate.' },
    ],
  },
};
