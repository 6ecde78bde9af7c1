import { strToU8, zipSync } from 'fflate';
import { isFormulaText, type CsvColumn, type CsvValue } from '../../format/csv';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`;

const relationships = (of: readonly (readonly [type: string, target: string])[]) =>
  `${xml}<Relationships xmlns="${packages}/relationships">${of
    .map(
      ([type, target], place) =>
        `<Relationship Id="rId${place + 1}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const book = `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Trustfold" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/**
 * Cell styles for plain text, headings, quoted text, dates and date-times. Excel never evaluates quoted text as a
 * formula.
 */
const styles = `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="22" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const sheet = (widths: readonly number[], rows: string) =>
  `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map(
      (width, place) =>
        `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
    )
    .join('')}</cols><sheetData>${rows}</sheetData></worksheet>`;

/** Returns the files inside an XLSX file with one sheet, by path. */
export const createWorkbookFiles = (widths: readonly number[], rows: string) => ({
  '[Content_Types].xml': contentTypes,
  '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml': book,
  'xl/_rels/workbook.xml.rels': relationships([
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
  ]),
  'xl/styles.xml': styles,
  'xl/worksheets/sheet1.xml': sheet(widths, rows),
});

/** Maximum number of characters in a cell of an Excel workbook. */
const longestText = 32_767;
/** Maximum initial width of a workbook column, in characters. */
const widest = 60;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

// Control characters that XML does not allow, not even escaped.
// oxlint-disable-next-line no-control-regex -- the pattern must match control characters
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const escaped = (text: string) =>
  text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(unwritable, '')
    .slice(0, longestText)
    // Excel decodes `_x0041_` as A, so the first underscore of such a sequence is escaped (ECMA-376, ST_Xstring).
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);

const style = { heading: 1, quoted: 2, days: 3, moments: 4 } as const;

const dayMs = 86_400_000;
/**
 * Excel’s date numbers count the days from this date. Excel treats 1900 as a leap year, so dates before March 1900
 * would be off by one day.
 */
const dayZero = Date.UTC(1899, 11, 30);
const firstDate = Date.UTC(1900, 2, 1);

const dateForm = {
  days: /^\d{4}-\d\d-\d\d$/,
  moments: /^\d{4}-\d\d-\d\d \d\d:\d\d(?::\d\d)?$/,
} as const;

function serialOf(text: string, holds: keyof typeof dateForm): number | undefined {
  if (!dateForm[holds].test(text)) return undefined;
  const time = Date.parse(holds === 'days' ? text : `${text.replace(' ', 'T')}Z`);
  return time >= firstDate ? (time - dayZero) / dayMs : undefined;
}

/** Text is stored as an inline string. The quoted style stops Excel from evaluating the text as a formula. */
const textCell = (value: string, look: number) =>
  `<c t="inlineStr" s="${look}"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;

function cell(value: CsvValue, holds?: keyof typeof dateForm): string {
  if (value === null || value === undefined || value === '') return '<c/>';
  if (typeof value === 'number') return Number.isFinite(value) ? `<c><v>${value}</v></c>` : '<c/>';
  if (typeof value === 'boolean') return `<c t="b"><v>${Number(value)}</v></c>`;
  if (holds) {
    const serial = serialOf(value, holds);
    if (serial !== undefined) return `<c s="${style[holds]}"><v>${serial}</v></c>`;
  }
  return textCell(value, isFormulaText(value) ? style.quoted : 0);
}

const lengthOf = (value: CsvValue) => String(value ?? '').length;

/** Creates an Excel workbook with one sheet and a frozen header row from a table. */
export function createWorkbook<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Uint8Array<ArrayBuffer> {
  const widths = columns.map(({ header }) => lengthOf(header));
  const lines = [
    `<row>${columns.map(({ header }) => textCell(header, style.heading)).join('')}</row>`,
    ...rows.map((row) => {
      const cells = columns.map(({ value, holds }, place) => {
        const content = value(row);
        widths[place] = Math.max(widths[place] ?? 0, lengthOf(content));
        return cell(content, holds);
      });
      return `<row>${cells.join('')}</row>`;
    }),
  ];
  const shown = widths.map((width) => Math.min(widest, width) + 2);
  const parts = createWorkbookFiles(shown, lines.join(''));
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files));
}
