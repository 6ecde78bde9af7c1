import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scriptOf } from '../base/scripts';
import { writeRemote } from './write-remote';

jest.mock('../base/scripts', () => {
  const scripts = jest.requireActual<{ scriptOf: typeof scriptOf }>('../base/scripts');
  return { ...scripts, scriptOf: jest.fn(scripts.scriptOf) };
});

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-new-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('writeRemote', () => {
  it('[federation] writes a whole remote under its own name', async () => {
    const folder = await writeRemote('tax-returns', 90, root);
    expect(folder).toBe(join(root, 'remote-tax-returns'));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name).sort()).toEqual([
      'README.md',
      'package.json',
      'remote.test.ts',
      'remote.ts',
      'screen.ts',
      'tax-returns.test.tsx',
      'tax-returns.ts',
      'tax-returns.tsx',
      'webpack.config.js',
    ]);
    for (const { parentPath, name } of files)
      expect(await readFile(join(parentPath, name), 'utf8')).not.toMatch(/blue.?print/i);
    expect(await readFile(join(folder, 'src/remote.ts'), 'utf8')).toContain(
      "tab: { key: 'tax-returns', label: 'Tax Returns', icon: 'document', order: 90 },",
    );
  });

  it('[federation] leaves what is there already', async () => {
    await writeFile(join(root, 'remote-invoices'), 'mine');
    await expect(writeRemote('invoices', 90, root)).rejects.toThrow('already exists');
    expect(await readdir(root)).toEqual(['remote-invoices']);
  });

  it('[federation] leaves nothing half-written', async () => {
    const broken = join(root, 'broken.mjs');
    await writeFile(broken, 'process.exit(3)');
    jest.mocked(scriptOf).mockReturnValueOnce(broken);
    await expect(writeRemote('invoices', 90, root)).rejects.toThrow('could not be formatted');
    expect(await readdir(root)).toEqual(['broken.mjs']);
  });
});
