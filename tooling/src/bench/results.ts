import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workDirectory } from '../packages';

/** Where a bench leaves its figures. */
export const benchDirectory = join(workDirectory, 'bench');

/** Writes a file of results and returns where it is. */
export function writeResult(name: string, contents: string | object): string {
  mkdirSync(benchDirectory, { recursive: true });
  const file = join(benchDirectory, name);
  writeFileSync(
    file,
    typeof contents === 'string' ? contents : `${JSON.stringify(contents, null, 2)}\n`,
  );
  return file;
}
