import { strFromU8, unzipSync } from 'fflate';
import type { CsvValue } from '../../format/csv';
import { workbook } from './workbook';
import { namesInSixScripts } from '../../format/test-names';

const columns = [
  { header: 'Name', value: (row: readonly CsvValue[]) => row[0] },
  { header: '=Amount', value: (row: readonly CsvValue[]) => row[1] },
];

const partsOf = (rows: readonly (readonly CsvValue[])[]) =>
  Object.fromEntries(
    Object.entries(unzipSync(workbook(columns, rows))).map(([name, bytes]) => [
      name,
      new DOMParser().parseFromString(strFromU8(bytes), 'application/xml'),
    ]),
  );

const sheetOf = (rows: readonly (readonly CsvValue[])[]) =>
  partsOf(rows)['xl/worksheets/sheet1.xml'] as Document;

const cellsOf = (rows: readonly (readonly CsvValue[])[]) =>
  [...sheetOf(rows).getElementsByTagName('row')].map((row) =>
    [...row.getElementsByTagName('c')].map((cell) => cell.textContent),
  );

describe('a workbook', () => {
  it('[export] is the files that a spreadsheet asks for, all of them well-formed', () => {
    const parts = partsOf([['A & B <c> "d"', 1]]);
    expect(Object.keys(parts).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    for (const part of Object.values(parts))
      expect(part.getElementsByTagName('parsererror')).toHaveLength(0);
  });

  it('[export] holds headings and rows, figures as figures', () => {
    const rows = [
      ['Müller, 契約, مرحبا', -12.5],
      ['', null],
      [true, Number.NaN],
    ];
    expect(cellsOf(rows)).toEqual([
      ['Name', '=Amount'],
      ['Müller, 契約, مرحبا', '-12.5'],
      ['', ''],
      ['1', ''],
    ]);
  });

  it.each(namesInSixScripts)('[export] holds the name %s as it is written', (name) => {
    expect(cellsOf([[name, 1]])[1]).toEqual([name, '1']);
  });

  it.each(['=1+1', '+A1', '-A1', '@SUM(A1)', '＝1', '\t=1'])(
    '[export] holds the text %j as text, marked as quoted, and no formula',
    (text) => {
      const sheet = sheetOf([[text, 0]]);
      const cell = sheet.getElementsByTagName('c')[2] as Element;
      expect(cell.getAttribute('t')).toBe('inlineStr');
      expect(cell.getAttribute('s')).toBe('2');
      expect(cell.textContent).toBe(text);
      expect(sheet.getElementsByTagName('f')).toHaveLength(0);
    },
  );

  it('[export] leaves out what no XML may hold, and cuts what no cell takes', () => {
    const [, row] = cellsOf([['a\u0000b\uFFFFc\uD800', 'x'.repeat(40_000)]]);
    expect(row?.[0]).toBe('abc\uFFFD');
    expect(row?.[1]).toHaveLength(32_767);
  });
});
