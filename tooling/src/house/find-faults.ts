import { findCycles } from './find-cycles';
import { publicNames } from './public-names';
import type { SourceFile } from './read-house';

/** Every set of files that import each other, types included. */
export const importCycles = (house: readonly SourceFile[]) =>
  findCycles(new Map(house.map(({ path, arrows }) => [path, arrows])));

/** What must not stand in the house, a sentence each. */
export const findFaults = (house: readonly SourceFile[]): readonly string[] => [
  ...importCycles(house).map((ring) => `These import each other: ${ring.join(', ')}.`),
  ...publicNames(house)
    .filter(({ isImported }) => !isImported)
    .map(({ entry, name }) => `${entry} offers ${name}, which no other package imports.`),
];
