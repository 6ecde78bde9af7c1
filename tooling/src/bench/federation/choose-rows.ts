import { CommandError } from '../../run/command-error';
import { visits, warmTabs, type Visit, type WarmTab } from './visits';

export interface Rows {
  readonly visits: readonly Visit[];
  readonly warmTabs: readonly WarmTab[];
}

const spoken = (name: string) => name.replace(',', '');

/** `contracts` takes every row of that page, `contracts cold` the one. */
const isNamed = (row: string, asked: string) =>
  spoken(row) === spoken(asked) || row.split(',')[0] === asked;

/** The rows that are asked for by their names; all unless some are. */
export function chooseRows(asked: readonly string[]): Rows {
  if (asked.length === 0) return { visits, warmTabs };
  const all = [...visits, ...warmTabs].map(({ name }) => name);
  const unknown = asked.find((name) => !all.some((row) => isNamed(row, name)));
  if (unknown !== undefined)
    throw new CommandError(
      `There is no row “${unknown}”; the rows are ${all.map(spoken).join(', ')}.`,
    );
  const isAsked = ({ name }: { readonly name: string }) => asked.some((row) => isNamed(name, row));
  return { visits: visits.filter(isAsked), warmTabs: warmTabs.filter(isAsked) };
}
