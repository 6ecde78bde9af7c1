import { findCycles } from './find-cycles';
import type { SourceFile } from './read-house';

/** Every set of files that import each other, types included. */
export const importCycles = (house: readonly Pick<SourceFile, 'path' | 'arrows'>[]) =>
  findCycles(new Map(house.map(({ path, arrows }) => [path, arrows])));

/** What must not stand in the house, a sentence each. */
export const findFaults = (house: readonly Pick<SourceFile, 'path' | 'arrows'>[]) =>
  importCycles(house).map((ring) => `These import each other: ${ring.join(', ')}.`);
