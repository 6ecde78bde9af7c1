import { formatTable } from '../bench/table';
import type { Figure } from './figures';
import type { SourceFile } from './read-house';
import { wholeFunctions } from './sizes';

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
  const rows = wholeFunctions(house, 50).map(({ path, name, whole }) => [name, whole, path]);
  return formatTable(['function over 50 lines', 'lines', 'file'], rows);
}
