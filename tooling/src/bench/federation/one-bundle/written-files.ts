import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchDirectory } from '../../results';

export type OtherBuild = 'twin' | 'usual';

/** Where a build that is measured beside the product has its sources and what comes of them. */
export const folderOf = (build: OtherBuild, ...inside: readonly string[]): string =>
  join(benchDirectory, build, ...inside);

/** Writes a source file of such a build and returns where it is. */
export function writeSource(build: OtherBuild, name: string, source: string): string {
  mkdirSync(folderOf(build), { recursive: true });
  const file = folderOf(build, name);
  writeFileSync(file, source);
  return file;
}
