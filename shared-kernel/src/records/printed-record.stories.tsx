import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PrintedRecord } from './printed-record';

const meta = { component: PrintedRecord, tags: ['print'] } satisfies Meta<typeof PrintedRecord>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    id: 'TX-060',
    title: 'Payment to Meridian Energy Partners',
    facts: [
      ['Amount', 'USD 1,250,000.00'],
      ['Status', 'Held'],
    ],
    tables: [
      {
        title: 'Audit trail',
        columns: ['When', 'Who', 'What'],
        rows: [['Jul 21, 2024, 12:08 UTC', 'Tan Mei Ling', 'Held for compliance review']],
        empty: '',
      },
      { title: 'Documents', columns: ['Name'], rows: [], empty: 'No documents.' },
    ],
  },
};
