import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withChangedSource } from './changed-source';

describe('withChangedSource', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trustfold-bench-'));
  const file = join(folder, 'source.ts');
  beforeEach(() => writeFileSync(file, 'export const a = 1;\n'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('[bench] changes the file for the time of the work alone', async () => {
    const during = await withChangedSource(file, () => Promise.resolve(readFileSync(file, 'utf8')));
    expect(during).toMatch(/^export const a = 1;\n\nexport const changedForBench = \d+;\n$/);
    expect(readFileSync(file, 'utf8')).toBe('export const a = 1;\n');
  });

  it('[bench] puts the file back when the work fails', async () => {
    const failing = withChangedSource(file, () => Promise.reject(new Error('no build')));
    await expect(failing).rejects.toThrow('no build');
    expect(readFileSync(file, 'utf8')).toBe('export const a = 1;\n');
  });
});
