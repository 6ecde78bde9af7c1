import type { SourceFile } from './read-house';

/** The folder below a package's `src` that a file is in; none for files in `src` itself or elsewhere. */
const folderOf = (path: string): string | undefined => /^[^/]+\/src\/[^/]+(?=\/)/.exec(path)?.[0];

/** Pages of the component book stand beside what they show, and use the book. */
const isBook = (path: string) => path.endsWith('.book.tsx');

/** Which folders the source of each folder imports. */
function arrowsBetween(house: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const { path, isTest, arrows: imports } of house) {
    const folder = folderOf(path);
    if (isTest || isBook(path) || folder === undefined) continue;
    const known = arrows.get(folder) ?? new Set();
    for (const other of imports.map(folderOf)) if (other !== undefined) known.add(other);
    known.delete(folder);
    arrows.set(folder, known);
  }
  return arrows;
}

/** The folders whose source comes back to them by way of others: none of them can be read by itself. */
export function knottedFolders(house: readonly SourceFile[]): readonly string[] {
  const arrows = arrowsBetween(house);
  const reached = (folder: string): ReadonlySet<string> => {
    const found = new Set(arrows.get(folder));
    for (const next of found) for (const further of arrows.get(next) ?? []) found.add(further);
    return found;
  };
  return [...arrows.keys()].filter((folder) => reached(folder).has(folder));
}
