export type CsvValue = string | number | boolean | null | undefined;

/** One column: its header, and what it holds of a row. */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => CsvValue;
}

/** Put in front of a CSV file so that spreadsheets read it as UTF-8. */
const utf8ByteOrderMark = '\uFEFF';

const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Whether a spreadsheet would take a text for a formula. */
export const isFormulaText = (text: string): boolean => formulaStart.test(text);

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cell = (value: CsvValue) => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return quoted(isFormulaText(value) ? `'${value}` : value);
  return String(value);
};

/**
 * A table as RFC 4180 text: a header line, CRLF after every line, quotes where needed. Text that a
 * spreadsheet would take for a formula (beginning with = + - @, a tab or a line break) gets a leading
 * apostrophe; values typed as numbers, negative ones too, stay numbers.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>): string {
  const lines = [columns.map(({ header }) => cell(header)).join(',')];
  for (const row of rows) lines.push(columns.map(({ value }) => cell(value(row))).join(','));
  return lines.map((line) => `${line}\r\n`).join('');
}

/** What a CSV file holds: the table, marked so that spreadsheets read it as UTF-8. */
export const csvContent = <Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>): string =>
  utf8ByteOrderMark + toCsv(columns, rows);
