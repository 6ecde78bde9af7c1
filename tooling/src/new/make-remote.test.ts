import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackage } from './make-remote';

let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-install-'));
  folder = join(root, 'remote-invoices');
  for (const part of [folder, join(root, 'tooling')]) await mkdir(part);
  await writeFile(join(root, 'pnpm-lock.yaml'), 'before');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const setUp = (end: string) =>
  writeFile(
    join(root, 'tooling/setup.mjs'),
    `import { writeFileSync } from 'node:fs'; writeFileSync('pnpm-lock.yaml', process.argv[2]); ${end}`,
  );
const lockfile = () => readFile(join(root, 'pnpm-lock.yaml'), 'utf8');

describe('installPackage', () => {
  it('[tooling] writes the package into the lockfile', async () => {
    await setUp('');
    await installPackage(folder, root);
    expect(await lockfile()).toBe('--no-frozen-lockfile');
    expect(existsSync(folder)).toBe(true);
  });

  it('[tooling] leaves everything as it was where the packages do not install', async () => {
    await setUp('console.error("no network"); process.exitCode = 1;');
    await expect(installPackage(folder, root)).rejects.toThrow('no network\nNothing was created.');
    expect(await lockfile()).toBe('before');
    expect(existsSync(folder)).toBe(false);
  });
});
