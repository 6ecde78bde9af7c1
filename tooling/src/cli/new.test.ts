import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'trustfold-new-'));
const remote = join(root, 'remote-tax-returns');
const command = join(import.meta.dirname, 'new.ts');
const run = (...args: readonly string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', command, ...args], {
    stdio: 'pipe',
    encoding: 'utf8',
  });
const read = (file: string) => readFileSync(join(remote, file), 'utf8');

afterAll(() => rmSync(root, { recursive: true }));

it('[R111, tooling] npm run new creates a remote, and adds a screen and a command to it, each with a test', () => {
  run('remote', 'tax-returns', root);
  run('screen', 'tax-returns', 'open-claims', root);
  run('command', 'tax-returns', 'claims/commands/settle-claim', root);
  const files = readdirSync(remote, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(remote.length + 1));
  expect(files.filter((file) => file.includes('.test.')).sort()).toEqual([
    'src/claims/commands/settle-claim.test.ts',
    'src/open-claims/open-claims.test.tsx',
    'src/remote.test.ts',
    'src/tax-returns/commands/add-note.test.ts',
    'src/tax-returns/tax-returns.test.tsx',
  ]);
  expect(files.filter((file) => /blue.?print/i.test(file + read(file)))).toEqual([]);
  expect(read('src/tax-returns/commands/terms.ts')).toContain("id: 'tax-returns'");
  expect(read('src/tax-returns/note-terms.ts')).toContain("name: 'tax-returns.notes'");
  expect(read('src/claims/commands/settle-claim.ts')).toContain("id: 'contract.settleClaim'");
  expect(read('src/remote.ts')).toMatch(/'open-claims': \{\s+tab: \{ key: 'open-claims'/);
});

it('[tooling] npm run new does not overwrite existing files', () => {
  expect(() => run('remote', 'tax-returns', root)).toThrow('exists; nothing was changed.');
});

it.each([
  [],
  ['remote'],
  ['remote', 'Tax'],
  ['screen', 'contracts', 'clients'],
  ['tab', 'contracts', 'disputes'],
])('[tooling] npm run new rejects the arguments %j %j %j @deep', (...args: string[]) => {
  expect(() => run(...args)).toThrow(/An example: npm run new|There is a tab/);
});
