import fc from 'fast-check';
import { toCsv, type CsvValue } from './csv';
import { namesInSixScripts } from './test-names';

const column = (header: string, index: number) => ({
  header,
  value: (row: readonly CsvValue[]) => row[index],
});

/** A reader of RFC 4180 text, for the tests alone. */
function parseCsv(text: string): string[][] {
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
    } else if (character === '"') quoted = true;
    else if (character === ',') {
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

const plain = (value: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value);

describe('toCsv', () => {
  it('[TX2] ends every line with CRLF and quotes what needs it', () => {
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

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
    '[TX2] makes the text “%s” safe to open',
    (text) => {
      expect(parseCsv(toCsv([column('A', 0)], [[text]]))[1]).toEqual([`'${text}`]);
    },
  );

  it.each(namesInSixScripts)(
    '[TX2] holds the name %s as it is written, and no mark beside it',
    (name) => {
      expect(parseCsv(toCsv([column('Name', 0)], [[name]]))).toEqual([['Name'], [name]]);
    },
  );

  it('[TX2] keeps values typed as numbers as they are, negative ones too', () => {
    expect(toCsv([column('A', 0), column('B', 1)], [[-5, true]])).toBe('A,B\r\n-5,true\r\n');
  });

  it('[TX2] makes headers safe too', () => {
    expect(toCsv([column('=A', 0)], [])).toBe("'=A\r\n");
  });

  it('[TX2] gives back every text it is given, and no cell that starts a formula', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))),
        (rows) => {
          const parsed = parseCsv(toCsv([column('A', 0), column('B', 1)], rows));
          expect(parsed).toEqual([['A', 'B'], ...rows.map((row) => row.map(plain))]);
          for (const cell of parsed.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        },
      ),
    );
  });
});
