import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { everyFileBelow } from '../house/read-house';
import { repository } from '../packages';

export interface Document {
  /** From the repository's root: `docs/glossary.md`. */
  readonly path: string;
  readonly text: string;
}

const readable = (path: string): Document => ({
  path: relative(repository, path).replaceAll('\\', '/'),
  text: readFileSync(path, 'utf8'),
});

/** Every file below a folder of the repository with one of these endings, as text. */
export const documentsBelow = (folder: string, endings: readonly string[]): readonly Document[] =>
  [...everyFileBelow(join(repository, folder))]
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map(readable);

/** The same of the whole repository. */
export const documentsOf = (...endings: readonly string[]): readonly Document[] =>
  documentsBelow('', endings);

export const readDocument = (path: string): string => readFileSync(join(repository, path), 'utf8');
