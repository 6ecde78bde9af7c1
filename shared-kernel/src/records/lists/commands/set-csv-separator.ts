import * as v from 'valibot';
import { csvSeparators } from '../../../format/csv-separator';
import { defineCommand } from '../../../workspace';

const subject = {
  collection: 'preferences',
  id: 'csvSeparator',
  label: 'CSV separator',
};

export const setCsvSeparator = defineCommand({
  id: 'preferences.setCsvSeparator',
  label: 'Changed the CSV separator',
  input: v.object({ separator: v.picklist(csvSeparators) }),
  permission: 'own',
  inBrowser: true,
  apply(transaction, { separator }) {
    const before = transaction.preferences().csvSeparator;
    transaction.setPreferences({ csvSeparator: separator });
    return before;
  },
  audit: ({ separator }, before) => [{ subject, before, after: separator }],
  toast: (_before, { separator }) => ({
    title: 'Separator saved',
    description: `CSV files now use the ${separator} as the separator.`,
  }),
});
