import { createCsvContent, type CsvColumn } from '../../format';
import { getCsvFormat } from '../../shell';

/** Creates a CSV or XLSX file from a table. The XLSX code loads on first use. */
export async function createTableFile<T>(
  kind: 'csv' | 'xlsx',
  columns: readonly CsvColumn<T>[],
  rows: readonly T[],
): Promise<BlobPart> {
  if (kind === 'csv') return createCsvContent(columns, rows, getCsvFormat());
  const { createWorkbook } = await import(
    /* webpackChunkName: "platform-workbook" */ './create-workbook'
  );
  return createWorkbook(columns, rows);
}
