import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const windows = process.platform === 'win32';

export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

export const manifest = readManifest(root);

export const pnpmVersion = manifest.packageManager.replace(/^pnpm@/, '').replace(/\+.*$/, '');
