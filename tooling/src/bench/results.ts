import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workDirectory } from '../packages';

/** Where a bench leaves its figures. */
export const benchDirectory = join(workDirectory, 'bench');

/** JSON has no word for what is boundless, and would say that nothing was measured. */
export const asJson = (results: object): string =>
  `${JSON.stringify(results, (_, value: unknown) => (value === Infinity ? 'Infinity' : value), 2)}\n`;

/** Writes a file of results and returns where it is. */
export function writeResult(name: string, contents: string | object): string {
  mkdirSync(benchDirectory, { recursive: true });
  const file = join(benchDirectory, name);
  writeFileSync(file, typeof contents === 'string' ? contents : asJson(contents));
  return file;
}
