import * as v from 'valibot';
import { validateRows, type CsvImport } from './csv-import';
import { createTemplateFile, createInvalidRowsFile } from './import-files';
import { parseCsv } from './read-csv';

const numbers: CsvImport<{ readonly name: string }> = {
  noun: ['number', 'numbers'],
  columns: [{ key: 'name', header: 'Name', isRequired: true, example: '1' }],
  schema: v.object({ name: v.pipe(v.string(), v.regex(/^\d+$/, 'Not a number')) }),
  startChecks: () => Promise.resolve(() => []),
};

async function check(text: string) {
  const table = parseCsv(text);
  if ('fault' in table) throw new Error(table.fault);
  const checked = await validateRows(numbers, table);
  if ('fault' in checked) throw new Error(checked.fault);
  return checked;
}

it('[R85] the downloaded file of invalid rows contains line numbers, and can be imported after correction', async () => {
  const file = createInvalidRowsFile(await check('Name,Note\n1,a\nx,"b, c"\n'));
  expect(file).toBe('\uFEFFLine,Name,Note,Errors\r\n3,x,"b, c",Name: Not a number\r\n');
  expect((await check(file.replace('x', '2'))).rows).toEqual([{ name: '2' }]);
});

it('[R18, R85] the downloaded file of invalid rows escapes spreadsheet formulas', async () => {
  const file = createInvalidRowsFile(await check('Name\n=HYPERLINK("x")\n'));
  expect(file).toContain(`'=HYPERLINK`);
});

it('[R85] the downloaded CSV template contains only the column headers', () => {
  expect(createTemplateFile(numbers.columns)).toBe('\uFEFFName\r\n');
});
