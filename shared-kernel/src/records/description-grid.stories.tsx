import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DescriptionGrid } from './description-grid';

const meta = { component: DescriptionGrid } satisfies Meta<typeof DescriptionGrid>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    items: [
      { label: 'Client', value: 'Meridian Energy Partners' },
      { label: 'Contact', value: 'Elena Vasquez' },
      { label: 'Tax id', value: undefined },
      {
        label: 'Note',
        value: 'Delivery in four parts, each with its own certificate.',
        wide: true,
      },
    ],
  },
};
