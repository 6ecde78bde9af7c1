import fc from 'fast-check';
import { formatCsvTime, getUserCsvFormat, toCsv, type CsvValue } from './csv';
import { namesInSixScripts } from './test-names';

const column = (header: string, index: number) => ({
  header,
  value: (row: readonly CsvValue[]) => row[index],
});

function parseCsv(text: string, separator = ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) {
      row.push(cell);
      cell = '';
    } else if (character === '\r' && text.charAt(at + 1) === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += character;
  }
  return rows;
}

describe('toCsv', () => {
  it('[TX2] a CSV file has CRLF line ends and quotes where necessary', () => {
    expect(
      toCsv(
        [column('Name', 0), column('Note', 1)],
        [
          ['Baltic, Grain', 'said "yes"\nand no'],
          ['a', undefined],
        ],
      ),
    ).toBe('Name,Note\r\n"Baltic, Grain","said ""yes""\nand no"\r\na,\r\n');
  });

  it.each(['=1+1', '+A1', '-A1', '-1+A1', '@SUM(A1)', '\tA1', '\rA1', '\nA1', '＝1'])(
    '[TX2] the text “%s” is escaped in a CSV file',
    (text) => {
      expect(parseCsv(toCsv([column('A', 0)], [[text]]))[1]).toEqual([`'${text}`]);
    },
  );

  it.each(namesInSixScripts)('[TX2] the name %s is unchanged in a CSV file', (name) => {
    expect(parseCsv(toCsv([column('Name', 0)], [[name]]))).toEqual([['Name'], [name]]);
  });

  it('[TX2] positive and negative numbers are unchanged in a CSV file', () => {
    expect(toCsv([column('A', 0), column('B', 1)], [[-5, true]])).toBe('A,B\r\n-5,true\r\n');
  });

  it('[TX2] headers are escaped in a CSV file too', () => {
    expect(toCsv([column('=A', 0)], [])).toBe("'=A\r\n");
  });

  it.each([
    '+1 405 555 0162',
    '+47 55 55 01 71',
    '+371 67 555 012',
    '+1 (405) 555-0142 ext. 5',
    '+49 30/901820',
    '-5',
    '-1,234.50',
    '+0.5%',
    '2024-07-22',
    '2024-07-22 09:00',
    'Amount, -5',
    'Call; +1 405 555 0162; today',
  ])('[R18, TX2] the harmless text “%s” is unchanged in a CSV file', (text) => {
    expect(parseCsv(toCsv([column('A', 0)], [[text]]))[1]).toEqual([text]);
  });

  it.each([
    ['Supply;=1+2;x', "Supply;'=1+2;x"],
    ['Supply,@SUM(A1)', "Supply,'@SUM(A1)"],
    ['Supply\t+cmd', "Supply\t'+cmd"],
    ['Supply\n-2+3', "Supply\n'-2+3"],
    ['Supply; =1+2', "Supply; '=1+2"],
    ['Supply;"=1+2"', 'Supply;"\'=1+2"'],
    ['Supply;＝1', "Supply;'＝1"],
    ['+1 405 555 0162;=1', "'+1 405 555 0162;'=1"],
    ['-5+cmd', "'-5+cmd"],
    ['+1-405-555-0162', "'+1-405-555-0162"],
    ['Call;+49/30;today', "Call;'+49/30;today"],
    ['\t=1', "'\t'=1"],
    ["Supply;'=1", "Supply;'=1"],
  ])(
    '[R18, TX2] %j is escaped in a CSV file, because a spreadsheet could read part of it as a formula',
    (text, safe) => {
      expect(parseCsv(toCsv([column('A', 0)], [[text]]))[1]).toEqual([safe]);
    },
  );

  it('[R18] a CSV file uses the selected separator, and quotes values with any separator', () => {
    const table = (locale: string, chosen?: 'comma' | 'semicolon' | 'tab') =>
      toCsv([column('A', 0), column('B', 1)], [['x;y', 1.5]], getUserCsvFormat(chosen, locale));
    expect(table('en-US')).toBe('A,B\r\n"x;y",1.5\r\n');
    expect(table('de-DE')).toBe('A;B\r\n"x;y";"1,5"\r\n');
    expect(table('fr-FR')).toBe('A;B\r\n"x;y";"1,5"\r\n');
    expect(table('de-DE', 'comma')).toBe('A,B\r\n"x;y",1.5\r\n');
    expect(table('en-GB', 'semicolon')).toBe('A;B\r\n"x;y";1.5\r\n');
    expect(table('de-DE', 'tab')).toBe('A\tB\r\n"x;y"\t"1,5"\r\n');
  });

  it('[R18] a CSV file contains timestamps in UTC in a format that spreadsheets can read', () => {
    expect(formatCsvTime('2024-07-22T11:05:59.999+02:00')).toBe('2024-07-22 09:05');
    expect(formatCsvTime('2024-07-22T11:05:59.999+02:00', 'second')).toBe('2024-07-22 09:05:59');
  });

  it('[R18, TX2] with any separator, no cell of a CSV file starts a formula @deep', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(';', ',', '\t', '\n', '"', ' ', '=', '+', '@', 'a', '1') }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text)), (rows) => {
        const csv = toCsv([column('A', 0), column('B', 1)], rows);
        const bare = (table: readonly (readonly string[])[]) =>
          table.map((row) => row.map((each) => each.replaceAll("'", '')));
        expect(bare(parseCsv(csv))).toEqual(bare([['A', 'B'], ...rows]));
        for (const separator of [',', ';', '\t']) {
          for (const cell of parseCsv(csv, separator).flat()) {
            expect(cell.replace(/^\+[\d (][\d\s().]*$/, '')).not.toMatch(/^[=@]|^\+(?!\d)/);
          }
        }
      }),
    );
  });
});
