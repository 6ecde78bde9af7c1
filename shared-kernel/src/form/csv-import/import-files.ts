import { csvContent, type CsvColumn } from '../../format';
import { csvFormat } from '../../shell';
import type { ValidatedFile, ImportColumn } from './csv-import';

const noRows: readonly never[] = [];

export const createTemplateFile = (columns: readonly ImportColumn[]): string =>
  csvContent(
    columns.map(({ header }) => ({ header, value: () => '' })),
    noRows,
    csvFormat(),
  );

export function createInvalidRowsFile({ header, wrong }: ValidatedFile<unknown>): string {
  type Wrong = (typeof wrong)[number];
  const columns: readonly CsvColumn<Wrong>[] = [
    { header: 'Line', value: ({ line }) => line },
    ...header.map((name, place) => ({
      header: name,
      value: ({ cells }: Wrong) => cells[place] ?? '',
    })),
    {
      header: 'Errors',
      value: ({ errors }) =>
        errors
          .map(({ header: column, reason }) => (column === '' ? reason : `${column}: ${reason}`))
          .join('; '),
    },
  ];
  return csvContent(columns, wrong, csvFormat());
}
