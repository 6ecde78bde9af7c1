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

export const chapter = 'form';
export const shows = { CsvImportDialog };
export const states = {
  open: (
    <CsvImportDialog
      open
      title="Import contacts"
      definition={contacts}
      isPending={false}
      onImport={() => Promise.resolve({ status: 'done' })}
      onClose={() => undefined}
    />
  ),
};
