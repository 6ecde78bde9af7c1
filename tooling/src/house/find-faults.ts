import { knottedFolders } from './find-cycles';
import { isReleased, publicNames, undocumentedNames } from './public-names';
import type { SourceFile } from './read-house';
import type { Double } from './find-doubles';
import { functionsOver, longFiles } from './sizes';

/** What the house is held to. They only go down: a change that improves a figure writes the new one here. */
export interface Bounds {
  /** Files that may be long: tables, fixtures, and what is sent into pages as one text. */
  readonly longFiles: ReadonlySet<string>;
  readonly longFunctions: number;
  readonly undocumentedNames: number;
  readonly doubles: number;
  /** Folders that cannot be read without each other. */
  readonly knottedFolders: number;
}

export const bounds: Bounds = {
  longFiles: new Set([
    'shared-kernel/src/fixtures/clients.ts',
    'shared-kernel/src/fixtures/compliance-records.ts',
    'shared-kernel/src/fixtures/processes.ts',
    'tooling/webpack/host-chunks.ts',
  ]),
  longFunctions: 2,
  undocumentedNames: 0,
  doubles: 7,
  knottedFolders: 0,
};

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
    found: functionsOver(house, 50).map(({ path, name }) => `${name} (${path})`),
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
    found: knottedFolders(house),
    most: bounds.knottedFolders,
  }),
  ...excess({
    what: 'doubles',
    found: doubles.map(({ first, second }) => `${first} and ${second}`),
    most: bounds.doubles,
  }),
];

const maxLines = 150;
const maxWords = 1200;

/** What is too long about the README, a sentence each. A first reader gives it a few minutes. */
export function readmeFaults(text: string): readonly string[] {
  const lines = text.trimEnd().split('\n').length;
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return [
    ...(lines > maxLines ? [`README.md has ${lines} lines, and ${maxLines} at most.`] : []),
    ...(words > maxWords ? [`README.md has ${words} words, and ${maxWords} at most.`] : []),
  ];
}

/** What must not stand in the house, a sentence each. */
export const findFaults = (house: readonly SourceFile[]): readonly string[] =>
  publicNames(house)
    .filter((each) => !each.isImported && !isReleased(each))
    .map(({ entry, name }) => `${entry} offers ${name}, which no other package imports.`);
