import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFiles } from './lent-schema';
import { kernelRangeOf } from './platform';

const folder = mkdtempSync(join(tmpdir(), 'trustfold-range-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function rangeWith(files: Readonly<Record<string, string>>): string {
  rmSync(join(folder, 'src'), { recursive: true, force: true });
  mkdirSync(join(folder, 'src'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'src', name), text);
  return kernelRangeOf(builtFiles(folder), '1.7.3');
}

it('[deployment] a remote asks for the oldest kernel that has what its source takes', () => {
  const old = "import { Button } from 'shared-kernel/ui';";
  const fresh = "import { Ledger } from 'shared-kernel/ui';";
  expect(rangeWith({ 'screen.tsx': old })).toBe('^1.0.0');
  expect(rangeWith({ 'screen.tsx': old, 'ledger.tsx': fresh })).toBe('^1.7.3');
  expect(rangeWith({ 'screen.tsx': old, 'screen.test.tsx': fresh })).toBe('^1.0.0');
});
