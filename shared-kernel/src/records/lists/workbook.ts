import { strToU8, zipSync } from 'fflate';
import { isFormulaText, type CsvColumn, type CsvValue } from '../../format/csv';
import { partsOfWorkbook } from './workbook-parts';

/** The most characters that a spreadsheet takes into a cell. */
const longestText = 32_767;
/** The widest that a column opens, in characters. */
const widest = 60;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

// XML knows no such characters, not even escaped.
// oxlint-disable-next-line no-control-regex -- it is these that are taken out
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const escaped = (text: string) =>
  text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(unwritable, '')
    .slice(0, longestText)
    .replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);

/** What a cell looks like, by its place in the style sheet of the workbook. */
const style = { heading: 1, quoted: 2 } as const;

/** Text stays text: what a spreadsheet would take for a formula is marked as quoted, as an apostrophe does it. */
function cell(value: CsvValue, look?: number): string {
  if (value === null || value === undefined || value === '') return '<c/>';
  if (typeof value === 'number') return Number.isFinite(value) ? `<c><v>${value}</v></c>` : '<c/>';
  if (typeof value === 'boolean') return `<c t="b"><v>${Number(value)}</v></c>`;
  const mark = look ?? (isFormulaText(value) ? style.quoted : 0);
  return `<c t="inlineStr" s="${mark}"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

const lengthOf = (value: CsvValue) => String(value ?? '').length;

/** A table as an Excel workbook of one sheet, whose first row stays in view. */
export function workbook<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Uint8Array<ArrayBuffer> {
  const widths = columns.map(({ header }) => lengthOf(header));
  const lines = [
    `<row>${columns.map(({ header }) => cell(header, style.heading)).join('')}</row>`,
    ...rows.map((row) => {
      const cells = columns.map(({ value }, place) => {
        const content = value(row);
        widths[place] = Math.max(widths[place] ?? 0, lengthOf(content));
        return cell(content);
      });
      return `<row>${cells.join('')}</row>`;
    }),
  ];
  const shown = widths.map((width) => Math.min(widest, width) + 2);
  const parts = partsOfWorkbook(shown, lines.join(''));
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files));
}
