import { findCycles } from './find-cycles';
import { publicNames } from './public-names';
import type { SourceFile } from './read-house';
import { declarationOf } from './undocumented';

/** Every set of files that import each other, types included. */
export const importCycles = (house: readonly SourceFile[]) =>
  findCycles(new Map(house.map(({ path, arrows }) => [path, arrows])));

/** The kernel's names that no other package imports; one marked `@deprecated` stays until the next major. */
function unusedNames(house: readonly SourceFile[]): readonly string[] {
  const byPath = new Map(house.map((file) => [file.path, file]));
  const isDeprecated = (path: string, name: string) => {
    const file = byPath.get(path);
    return file && declarationOf(file, name, byPath)?.isDeprecated;
  };
  return publicNames(house)
    .filter(({ isImported, file, name }) => !isImported && !isDeprecated(file, name))
    .map(({ entry, name }) => `${entry} offers ${name}, which no other package imports.`);
}

/** What must not stand in the house, a sentence each. */
export const findFaults = (house: readonly SourceFile[]): readonly string[] => [
  ...importCycles(house).map((ring) => `These import each other: ${ring.join(', ')}.`),
  ...unusedNames(house),
];
