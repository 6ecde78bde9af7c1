import type { Meta, StoryObj } from '@storybook/react-webpack5';
import * as v from 'valibot';
import type { CsvImport } from './csv-import';
import { CsvImportDialog } from './csv-import-dialog';

const contacts: CsvImport<{ name: string }> = {
  noun: ['contact', 'contacts'],
  columns: [
    { key: 'name', header: 'Name', isRequired: true, example: 'A. Person' },
    { key: 'email', header: 'Email', example: 'name@company.com' },
  ],
  schema: v.object({ name: v.string() }),
  startChecks: () => Promise.resolve(() => []),
};

const meta = { component: CsvImportDialog<{ name: string }> } satisfies Meta;

export default meta;

export const Open: StoryObj<typeof CsvImportDialog<{ name: string }>> = {
  args: {
    open: true,
    title: 'Import contacts',
    definition: contacts,
    isPending: false,
    onImport: () => Promise.resolve({ status: 'done' }),
    onClose: () => undefined,
  },
};
