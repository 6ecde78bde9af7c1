import { createCsvContent, type CsvColumn } from '../../format';
import { getCsvFormat } from '../../shell';
import type { ValidatedFile, ImportColumn } from './csv-import';

const noRows: readonly never[] = [];

export const createTemplateFile = (columns: readonly ImportColumn[]): string =>
  createCsvContent(
    columns.map(({ header }) => ({ header, value: () => '' })),
    noRows,
    getCsvFormat(),
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
  return createCsvContent(columns, wrong, getCsvFormat());
}
