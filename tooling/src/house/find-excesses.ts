import type { Bounds } from './bounds';
import type { Double } from './find-doubles';
import { folderKnots } from './folder-knots';
import { publicNames } from './public-names';
import type { SourceFile } from './read-house';
import { longFiles, longFunctions } from './sizes';
import { undocumentedNames } from './undocumented';

interface Counted {
  readonly what: string;
  readonly found: readonly string[];
  readonly most: number;
}

const excess = ({ what, found, most }: Counted): readonly string[] =>
  found.length > most
    ? [`There are ${found.length} ${what}, and ${most} at most: ${found.join(', ')}.`]
    : [];

/** What there is more of than the house is held to, a sentence each. */
export const findExcesses = (
  house: readonly SourceFile[],
  doubles: readonly Double[],
  bounds: Bounds,
): readonly string[] => [
  ...longFiles(house)
    .filter(({ path }) => !bounds.longFiles.has(path))
    .map(({ path, lines }) => `${path} has ${lines} lines, and 200 at most.`),
  ...excess({
    what: 'functions over 50 lines',
    found: longFunctions(house).map(({ path, name }) => `${name} (${path})`),
    most: bounds.longFunctions,
  }),
  ...excess({
    what: 'public names without a sentence',
    found: undocumentedNames(house, publicNames(house)).map(
      ({ entry, name }) => `${name} (${entry})`,
    ),
    most: bounds.undocumentedNames,
  }),
  ...excess({
    what: 'folders that reach each other',
    found: folderKnots(house).flat(),
    most: bounds.knottedFolders,
  }),
  ...excess({
    what: 'doubles',
    found: doubles.map(({ first, second }) => `${first} and ${second}`),
    most: bounds.doubles,
  }),
];
