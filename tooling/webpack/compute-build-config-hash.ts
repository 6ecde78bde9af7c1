import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the SHA-256 hash of this webpack preset and the lockfile. A build cache with another hash is not used. */
export function computeBuildConfigHash(root = import.meta.dirname): string {
  const preset = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs|json)$/.test(name) && !name.endsWith('.test.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of ['../../pnpm-lock.yaml', '../package.json', ...preset])
    if (existsSync(join(root, file)))
      hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
