import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractApi } from './extract-api';
import { kernelFolder, sharedEntries } from './kernel-package';
import { emitDeclarations } from './kernel-program';

const apiFolder = join(kernelFolder, 'api');

/** The report of the kernel's public API, by file name: one page for each shared entry. */
export const readKernelApi = (): ReadonlyMap<string, string> =>
  extractApi(emitDeclarations(), sharedEntries);

const committedPages = () => readdirSync(apiFolder).filter((name) => name.endsWith('.api.md'));

/** The pages that differ from the committed report. */
export const outdatedPages = (pages: ReadonlyMap<string, string>): readonly string[] => {
  const committed = committedPages();
  return [...new Set([...pages.keys(), ...committed])].filter(
    (name) =>
      !committed.includes(name) || readFileSync(join(apiFolder, name), 'utf8') !== pages.get(name),
  );
};

export function writePages(pages: ReadonlyMap<string, string>): void {
  for (const name of committedPages()) if (!pages.has(name)) rmSync(join(apiFolder, name));
  for (const [name, text] of pages) writeFileSync(join(apiFolder, name), text);
}
