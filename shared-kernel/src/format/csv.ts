import type { CsvSeparator } from './csv-separator';
import { onFirstUse } from './locale';

export type CsvValue = string | number | boolean | null | undefined;

/**
 * One column: its header, and what it holds of a row.
 *
 * @example
 * const name: CsvColumn<Client> = { header: 'Company', value: ({ companyName }) => companyName };
 */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => CsvValue;
  /** What its texts are: days `YYYY-MM-DD`, or moments as `csvMoment` writes them. A workbook holds them as dates. */
  readonly holds?: 'days' | 'moments';
}

/** How a file is written: what separates its cells, and the decimal mark of its numbers. */
export interface CsvFormat {
  readonly separator: CsvSeparator;
  readonly decimal: '.' | ',';
}

const mark: Record<CsvSeparator, string> = { comma: ',', semicolon: ';', tab: '\t' };

const plainFormat: CsvFormat = { separator: 'comma', decimal: '.' };

/** The decimal mark of a locale, that of the browser unless given. */
const decimalMark = (locale?: string): CsvFormat['decimal'] =>
  new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.';

const readersDecimal = onFirstUse(() => decimalMark());

/**
 * The format of a file for a reader, by what they chose and by their locale: spreadsheets whose decimal mark is the comma
 * separate by semicolons, and read numbers with that mark.
 */
export function readersCsvFormat(chosen?: CsvSeparator, locale?: string): CsvFormat {
  const decimal = locale === undefined ? readersDecimal() : decimalMark(locale);
  const separator = chosen ?? (decimal === ',' ? 'semicolon' : 'comma');
  return { separator, decimal: separator === 'comma' ? '.' : decimal };
}

const until = { minute: 16, second: 19 } as const;

/**
 * A moment (ISO) in UTC, as spreadsheets read a date with a time: `2024-07-22 09:00`, to the second where that is asked
 * for. Throws a RangeError for what is none.
 *
 * @example
 * csvMoment('2024-07-22T09:00:00.000Z') // '2024-07-22 09:00'
 * csvMoment('2024-07-22T09:00:30.000Z', 'second') // '2024-07-22 09:00:30'
 */
export const csvMoment = (iso: string, to: keyof typeof until = 'minute'): string =>
  new Date(iso).toISOString().slice(0, until[to]).replace('T', ' ');

/** Put in front of a CSV file so that spreadsheets read it as UTF-8. */
const utf8ByteOrderMark = '\uFEFF';

const number = /^[+-]\d[\d.,'\u00A0\u202F ]*%?$/;
const phone = /^\+[\d (][\d\s().\-/]*(?:(?:ext\.?|x|#)\s*\d+)?$/i;
/** A phone number that is a sum as well: `+1-405-555` would become -959. */
const calculated = /^\+\d[\d.]*(?:[/-]\d[\d.]*)+$/;

/** What begins with a sign without being a formula: a number or a phone number. */
const isPlain = (text: string) => number.test(text) || (phone.test(text) && !calculated.test(text));

const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Whether a spreadsheet would take a text for a formula. */
export const isFormulaText = (text: string): boolean =>
  formulaStart.test(text) && !isPlain(text.trim());

/** Where a cell begins for a reader with another separator, up to the sign of a formula. */
const laterFormula = /([,;\t\r\n][\s"]*)([=+\-@＝＋－＠][^,;\t\r\n]*)/g;

/** A text with an apostrophe before everything that a spreadsheet would take for a formula, with any of the separators. */
function disarmed(text: string): string {
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
  if (typeof value === 'string') return quoted(disarmed(value));
  return decimal === '.' ? String(value) : quoted(String(value).replace('.', decimal));
}

/**
 * A table as RFC 4180 text: a header line, CRLF after every line, quotes where any separator needs them. Text that a
 * spreadsheet would take for a formula, at its start or behind what another separator would split it at, gets an
 * apostrophe there; numbers, phone numbers and dates stay as they are.
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
 * What a CSV file holds: the table, marked so that spreadsheets read it as UTF-8.
 *
 * @example
 * downloadFile('clients.csv', 'text/csv', csvContent(clientColumns, clients, csvFormat()));
 */
export const csvContent = <Row>(
  columns: readonly CsvColumn<Row>[],
  rows: Iterable<Row>,
  format?: CsvFormat,
): string => utf8ByteOrderMark + toCsv(columns, rows, format);
