import * as v from 'valibot';
import { validateRows, type ValidatedFile, type CsvImport, type RowIssue } from './csv-import';
import { parseCsv, readCsv } from './read-csv';

interface Contact {
  readonly name: string;
  readonly age: string;
}

const contacts: CsvImport<Contact> = {
  noun: ['contact', 'contacts'],
  columns: [
    { key: 'name', header: 'Full name', isRequired: true, example: 'A. Person' },
    { key: 'age', header: 'Age', example: '40' },
  ],
  schema: v.object({
    name: v.pipe(v.string(), v.nonEmpty('Name is required')),
    age: v.pipe(v.string(), v.regex(/^\d*$/, 'Not a number')),
  }),
  startChecks: () => {
    const seen = new Set<string>();
    return Promise.resolve(({ name }): readonly RowIssue[] => {
      if (seen.has(name)) return [{ column: 'name', reason: 'Twice in the file' }];
      seen.add(name);
      return name === 'Odd' ? [{ column: 'name', reason: 'Is odd', isWarning: true }] : [];
    });
  },
};

const fileOf = (content: BlobPart, name = 'contacts.csv') => new File([content], name);

async function check(content: BlobPart, onProgress?: (progress: number) => void) {
  const table = await readCsv(fileOf(content));
  return 'fault' in table ? table : validateRows(contacts, table, { onProgress });
}

async function checked(content: BlobPart): Promise<ValidatedFile<Contact>> {
  const result = await check(content);
  if ('fault' in result) throw new Error(result.fault);
  return result;
}

const ana = { name: 'Ana', age: '40' };

describe('readCsv', () => {
  it.each([
    ['commas', 'Full name,Age\nAna,40\n'],
    ['semicolons', 'Full name;Age\r\nAna;40\r\n'],
    ['tabs', 'Full name\tAge\nAna\t40'],
    ['bars', 'Full name|Age\nAna|40'],
    ['the separator that its first line names', 'sep=;\r\nFull name;Age\r\nAna;40'],
    ['a byte order mark', '\uFEFFFull name,Age\nAna,40'],
    ['headers in another letter case and order', ' AGE ,full_NAME\n40,Ana'],
    ['quotes', '"Full name","Age"\n"Ana","40"'],
    ['blank lines', '\nFull name,Age\n\n,\nAna,40\n\n'],
    ['spaces around values', 'Full name,Age\n Ana , 40 '],
  ])('[R85] a CSV file with %s can be imported', async (_what, content) => {
    expect((await checked(content)).rows).toEqual([ana]);
  });

  it('[R85] CSV files in UTF-16 and Windows-1252 can be imported', async () => {
    const text = 'Full name\nJosé';
    const utf16 = new Uint8Array(
      Uint16Array.from(Array.from(`\uFEFF${text}`), (letter) => letter.charCodeAt(0)).buffer,
    );
    const windows = Uint8Array.from(Array.from(text), (letter) => letter.charCodeAt(0));
    for (const bytes of [utf16, windows])
      expect((await checked(bytes)).rows).toEqual([{ name: 'José', age: '' }]);
  });

  it.each([
    ['', 'The file is empty.'],
    [' \n\n', 'The file is empty.'],
    ['Full name,Age\n', 'The file has no rows below its header.'],
    ['Name,Age\nAna,40', 'The column is missing: Full name. The file has Name and Age.'],
    ['Full name,Age,AGE\nAna,40,41', 'The column Age is in the file twice.'],
    ['Full name,Age\n"Ana,40\nBen,41', 'The file contains an unclosed quotation mark.'],
    [
      'PK\u0003\u0004workbook',
      'This is not a CSV file. Open it in a spreadsheet and save it as CSV.',
    ],
    ['Full name\n\0\0', 'This is not a CSV file. Open it in a spreadsheet and save it as CSV.'],
    [
      `Full name\n${'x\n'.repeat(20_001)}`,
      'The file has 20,001 rows. Import at most 20,000 at a time.',
    ],
    ['x'.repeat(10_000_001), 'The file is larger than 10 MB. Split the file.'],
  ])('[R86] an import rejects an invalid CSV file: %#', async (content, fault) => {
    expect(await check(content)).toEqual({ fault });
  });

  it('[R86] an import rejects a CSV file that can no longer be read', async () => {
    const file = Object.assign(fileOf('x'), {
      arrayBuffer: () => Promise.reject(new Error('gone')),
    });
    expect(await readCsv(file)).toEqual({ fault: 'The file could not be read. Choose it again.' });
  });

  it('[R85] line numbers of a CSV file match those in a text editor, even after a quoted line break', () => {
    expect(parseCsv('a\n\n"x\r\ny"\nz')).toEqual({
      header: ['a'],
      rows: [
        { line: 3, cells: ['x\r\ny'] },
        { line: 5, cells: ['z'] },
      ],
    });
  });
});

describe('validateRows', () => {
  const content =
    'Full name,Age,Note\nAna,40,\n,x,\nAna,41,\nOdd,,\nBen,1,000\nCy,2,a,b\n"D\nE",3,\n<b>,4,\n';

  it('[R85] each error in a row of an imported file shows its line, column, value and reason', async () => {
    const { rows, wrong, warnings, ignored } = await checked(content);
    expect(rows.map(({ name }) => name)).toEqual(['Ana', 'Odd', 'Ben', '<b>']);
    expect(wrong.flatMap(({ errors }) => errors)).toEqual([
      { line: 3, header: 'Full name', value: '', reason: 'Name is required' },
      { line: 3, header: 'Age', value: 'x', reason: 'Not a number' },
      { line: 4, header: 'Full name', value: 'Ana', reason: 'Twice in the file' },
      {
        line: 7,
        header: '',
        value: '',
        reason:
          'The row has more values than the file has columns. Put values that contain the separator in quotes.',
      },
      {
        line: 8,
        header: 'Full name',
        value: 'D\nE',
        reason: 'Contains a line break or control character',
      },
    ]);
    expect(warnings).toEqual([{ line: 5, header: 'Full name', value: 'Odd', reason: 'Is odd' }]);
    expect(ignored).toEqual(['Note']);
  });

  it('[R85] validating a CSV file of 10,000 rows finds its 300 invalid rows', async () => {
    const lines = Array.from(
      { length: 10_000 },
      (_, at) => `P${at},${at % 33 === 0 && at < 9900 ? 'x' : at}`,
    );
    const { rows, wrong } = await checked(`Full name,Age\n${lines.join('\n')}`);
    expect([rows.length, wrong.length]).toEqual([9700, 300]);
  });

  it('[R85] closing the import dialog stops the validation of the file', async () => {
    const controller = new AbortController();
    controller.abort();
    const table = await readCsv(fileOf(`Full name\n${'x\n'.repeat(5000)}`));
    if ('fault' in table) throw new Error(table.fault);
    await expect(validateRows(contacts, table, { signal: controller.signal })).rejects.toThrow(
      'aborted',
    );
  });
});
