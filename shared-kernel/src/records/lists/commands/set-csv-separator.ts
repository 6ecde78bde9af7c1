import * as v from 'valibot';
import { csvSeparators } from '../../../format/csv-separator';
import { defineCommand } from '../../../workspace';

const subject = {
  collection: 'preferences',
  id: 'csvSeparator',
  label: 'Separator of CSV files',
};

export const setCsvSeparator = defineCommand({
  id: 'preferences.setCsvSeparator',
  label: 'Chose the separator of CSV files',
  input: v.object({ separator: v.picklist(csvSeparators) }),
  permission: 'own',
  apply(transaction, { separator }) {
    const before = transaction.preferences().csvSeparator;
    transaction.setPreferences({ csvSeparator: separator });
    return before;
  },
  audit: ({ separator }, before) => [{ subject, before, after: separator }],
  toast: (_before, { separator }) => ({
    title: 'Separator saved',
    description: `CSV files are separated by ${separator}.`,
  }),
});
