import { findCycles } from './find-cycles';
import type { SourceFile } from './read-house';

/** The folder below a package's `src` that a file is in; none for files in `src` itself or elsewhere. */
const folderOf = (path: string): string | undefined => /^[^/]+\/src\/[^/]+(?=\/)/.exec(path)?.[0];

/** Pages of the component book stand beside what they show, and use the book. */
const isBook = (path: string) => path.endsWith('.book.tsx');

/** Every set of folders of one package whose source reaches each other: none of them can be read by itself. */
export function folderKnots(house: readonly SourceFile[]): readonly (readonly string[])[] {
  const arrows = new Map<string, string[]>();
  for (const { path, isTest, arrows: imports } of house) {
    const folder = folderOf(path);
    if (isTest || isBook(path) || folder === undefined) continue;
    const reached = imports
      .map(folderOf)
      .filter((other): other is string => other !== undefined && other !== folder);
    arrows.set(folder, [...(arrows.get(folder) ?? []), ...reached]);
  }
  return findCycles(arrows);
}
