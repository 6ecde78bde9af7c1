import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareApi, type NameChange } from './compare-api';
import { emitDeclarations, type Declarations } from './kernel-program';
import { currentKernelVersion, lentEntries } from './kernel-package';
import { sinceOf, type Since } from './lowest-kernel';
import { apiFolder, readReleased, readReleasedDeclarations } from './released';
import { extractApi } from './extract-api';
import { growOpenSets } from './open-sets';
import { namesOf } from './sides';

/** The kernel's public surface as it is now, against the one that was released last. */
export interface KernelApi {
  readonly version: string;
  readonly released: string;
  readonly declarations: Declarations;
  readonly since: Since;
  readonly changes: readonly NameChange[];
  /** The report's pages, by file name. */
  readonly pages: ReadonlyMap<string, string>;
}

/** Reads it from the kernel's source; what was kept is of this same version where nothing was released since. */
export function readKernelApi(): KernelApi {
  const version = currentKernelVersion();
  const released = readReleased();
  const { declarations, pages } = extractApi(emitDeclarations(), lentEntries);
  const grown = growOpenSets(readReleasedDeclarations(), declarations);
  const since = sinceOf(namesOf(declarations), released.since, version);
  return {
    version,
    released: released.version,
    declarations,
    since,
    changes: [...grown.changes, ...compareApi(grown.declarations, declarations, lentEntries)],
    pages,
  };
}

const isPage = (name: string) => name.endsWith('.api.md');
const keptPages = () => readdirSync(apiFolder).filter(isPage);

/** The report's pages that do not say what is. */
export const outdatedPages = (pages: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...pages.keys(), ...keptPages()])].filter((name) => {
    const isKept = keptPages().includes(name);
    return !isKept || readFileSync(join(apiFolder, name), 'utf8') !== pages.get(name);
  });

export function writePages(pages: ReadonlyMap<string, string>): void {
  for (const name of keptPages()) if (!pages.has(name)) rmSync(join(apiFolder, name));
  for (const [name, text] of pages) writeFileSync(join(apiFolder, name), text);
}
