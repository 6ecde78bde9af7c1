import { formatTable } from '../bench/table';
import type { Figure } from './figures';
import type { SourceFile } from './read-house';
import { functionsOver } from './sizes';

/**
 * The figures of the commit that later ones are compared with, as the same counters found them; the files that run to mark
 * a notification read were counted by hand.
 */
export const before: Before = {
  commit: '2067e09f',
  figures: {
    'e2e: lines of source': 14_574,
    'e2e: lines of tests': 0,
    'host: lines of source': 10_971,
    'host: lines of tests': 8312,
    'remote-account: lines of source': 4580,
    'remote-account: lines of tests': 3268,
    'remote-compliance: lines of source': 7241,
    'remote-compliance: lines of tests': 3840,
    'remote-contracts: lines of source': 4675,
    'remote-contracts: lines of tests': 3900,
    'remote-operations: lines of source': 9284,
    'remote-operations: lines of tests': 6181,
    'shared-kernel: lines of source': 32_612,
    'shared-kernel: lines of tests': 22_819,
    'tooling: lines of source': 18_863,
    'tooling: lines of tests': 12_697,
    'kernel’s share of all source': 31.7,
    'kernel’s public names used by two product packages': 59.3,
    'folders in cycles': 25,
    'files over 200 lines, tables left out': 0,
    'functions over 50 lines': 87,
    'functions over 100 lines': 3,
    'files of at most 30 lines with one importer': 360,
    'casts, without e2e': 200,
    'duplicate pairs': 13,
    'lines of source, without fixtures, test helpers and e2e': 86_300,
    'lines of all ts, tsx, css and js': 176_164,
    'modules loaded for the contracts tab': 668,
    'files that run to mark a notification read': 62,
  },
};

/** The figures of an earlier commit, by their names. */
export interface Before {
  readonly commit: string;
  readonly figures: Readonly<Record<string, number>>;
}

const withUnit = (value: number | undefined, { unit }: Figure) =>
  value === undefined ? '–' : unit ? `${value.toFixed(1)} ${unit}` : value;

/** Each figure beside what it was, and what is aimed at. */
export const figureTable = (figures: readonly Figure[], { commit, figures: old }: Before): string =>
  formatTable(
    ['figure', commit, 'now', 'goal'],
    figures.map((figure) => [
      figure.name,
      withUnit(old[figure.name], figure),
      withUnit(figure.value, figure),
      figure.goal ?? '',
    ]),
  );

/** The functions over 50 lines, the longest first. */
export function longestTable(house: readonly SourceFile[]): string {
  const rows = functionsOver(house, 50).map(({ path, name, lines }) => [name, lines, path]);
  return formatTable(['function over 50 lines', 'lines', 'file'], rows);
}
