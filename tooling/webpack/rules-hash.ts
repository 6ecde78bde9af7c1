import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../..');

/** sha256 of the lockfile, the TypeScript settings and this preset: a cache of other rules is not used. */
export function rulesHash(root = repository): string {
  const preset = readdirSync(join(root, 'tooling/webpack'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs)$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => `tooling/webpack/${name}`);
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'tsconfig.json', 'tsconfig.base.json', ...preset])
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
