import { dayOf } from './day';

export type CsvValue = string | number | boolean | null | undefined;

/** One column: its header, and what it holds of a row. */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => CsvValue;
}

/** Put in front of a CSV file so that spreadsheets read it as UTF-8. */
const utf8ByteOrderMark = '\uFEFF';

const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cell = (value: CsvValue) => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return quoted(formulaStart.test(value) ? `'${value}` : value);
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

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

const longest = 100;

/**
 * A file name that says what is inside: screen, the filters that are set (blank and `all` are not),
 * and the day: `transactions_crypto_min-5000_2024-07-22.csv`. Safe on every file system.
 */
export function csvFileName(
  screen: string,
  filters: Readonly<Record<string, string | number | undefined>>,
  nowIso: string,
): string {
  const named = Object.entries(filters).flatMap(([name, value]) => {
    const text = slug(String(value ?? ''));
    if (text === '' || text === 'all') return [];
    return [['tab', 'status'].includes(name) ? text : `${slug(name)}-${text}`];
  });
  const stem = Array.from([slug(screen), ...named].join('_'))
    .slice(0, longest)
    .join('');
  return `${stem}_${dayOf(nowIso)}.csv`;
}
