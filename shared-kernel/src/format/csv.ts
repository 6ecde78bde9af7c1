import type { CsvSeparator } from './csv-separator';
import { createLazyValue } from './locale';

export type CsvValue = string | number | boolean | null | undefined;

/**
 * A CSV column: its header and a function that returns the value for a row.
 *
 * @example
 * const name: CsvColumn<Client> = { header: 'Company', value: ({ companyName }) => companyName };
 */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => CsvValue;
  /**
   * The kind of dates in the cells: `YYYY-MM-DD` dates, or timestamps from `formatCsvTime`. An Excel workbook stores
   * such cells as dates.
   */
  readonly holds?: 'days' | 'moments';
}

export interface CsvFormat {
  readonly separator: CsvSeparator;
  readonly decimal: '.' | ',';
}

const mark: Record<CsvSeparator, string> = { comma: ',', semicolon: ';', tab: '\t' };

const plainFormat: CsvFormat = { separator: 'comma', decimal: '.' };

const decimalMark = (locale?: string): CsvFormat['decimal'] =>
  new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.';

const userDecimalMark = createLazyValue(() => decimalMark());

/**
 * Returns the CSV format for the user’s setting and locale. Spreadsheets in locales with a decimal comma expect
 * semicolons as separators.
 */
export function getUserCsvFormat(chosen?: CsvSeparator, locale?: string): CsvFormat {
  const decimal = locale === undefined ? userDecimalMark() : decimalMark(locale);
  const separator = chosen ?? (decimal === ',' ? 'semicolon' : 'comma');
  return { separator, decimal: separator === 'comma' ? '.' : decimal };
}

const until = { minute: 16, second: 19 } as const;

/**
 * Formats an ISO timestamp in UTC for spreadsheets: `2024-07-22 09:00`, optionally with seconds. Throws a RangeError
 * for an invalid timestamp.
 *
 * @example
 * formatCsvTime('2024-07-22T09:00:00.000Z') // '2024-07-22 09:00'
 * formatCsvTime('2024-07-22T09:00:30.000Z', 'second') // '2024-07-22 09:00:30'
 */
export const formatCsvTime = (iso: string, to: keyof typeof until = 'minute'): string =>
  new Date(iso).toISOString().slice(0, until[to]).replace('T', ' ');

const utf8ByteOrderMark = '\uFEFF';

const number = /^[+-]\d[\d.,'\u00A0\u202F ]*%?$/;
const phone = /^\+[\d (][\d\s().\-/]*(?:(?:ext\.?|x|#)\s*\d+)?$/i;
/** Matches phone numbers that a spreadsheet would calculate: `+1-405-555` would become -959. */
const calculated = /^\+\d[\d.]*(?:[/-]\d[\d.]*)+$/;

const isPlain = (text: string) => number.test(text) || (phone.test(text) && !calculated.test(text));

const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

export const isFormulaText = (text: string): boolean =>
  formulaStart.test(text) && !isPlain(text.trim());

/**
 * Matches formulas inside a text. A spreadsheet that uses another separator would put such a formula at the start of a
 * cell.
 */
const laterFormula = /([,;\t\r\n][\s"]*)([=+\-@＝＋－＠][^,;\t\r\n]*)/g;

/** Adds an apostrophe before text that a spreadsheet could interpret as a formula. */
function escapeFormulas(text: string): string {
  if (isPlain(text.trim())) return text;
  const inside = text.replace(laterFormula, (found, before: string, cell: string) =>
    isPlain(cell.trim()) ? found : `${before}'${cell}`,
  );
  return isFormulaText(text) ? `'${inside}` : inside;
}

const quoted = (text: string) =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

function cell(value: CsvValue, { decimal }: CsvFormat): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return quoted(escapeFormulas(value));
  return decimal === '.' ? String(value) : quoted(String(value).replace('.', decimal));
}

/**
 * Formats a table as RFC 4180 text. An apostrophe escapes text that a spreadsheet could interpret as a formula.
 * Numbers, phone numbers and dates stay unchanged.
 */
export function toCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: Iterable<Row>,
  format: CsvFormat = plainFormat,
): string {
  const line = (values: readonly CsvValue[]) =>
    `${values.map((value) => cell(value, format)).join(mark[format.separator])}\r\n`;
  let text = line(columns.map(({ header }) => header));
  for (const row of rows) text += line(columns.map(({ value }) => value(row)));
  return text;
}

/**
 * Returns the content of a CSV file. A byte order mark at the start makes spreadsheets read the file as UTF-8.
 *
 * @example
 * downloadFile('clients.csv', 'text/csv', createCsvContent(clientColumns, clients, getCsvFormat()));
 */
export const createCsvContent = <Row>(
  columns: readonly CsvColumn<Row>[],
  rows: Iterable<Row>,
  format?: CsvFormat,
): string => utf8ByteOrderMark + toCsv(columns, rows, format);
