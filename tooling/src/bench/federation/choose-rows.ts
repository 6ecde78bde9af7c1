import { CliError } from '../../base/cli-error';
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
  const names = [...visits, ...warmTabs].map(({ name }) => name);
  const unknown = asked.find((one) => !names.some((name) => isNamed(name, one)));
  if (unknown !== undefined)
    throw new CliError(
      `There is no row “${unknown}”; the rows are ${names.map(spoken).join(', ')}.`,
    );
  const isChosen = ({ name }: Visit | WarmTab) =>
    asked.length === 0 || asked.some((one) => isNamed(name, one));
  return { visits: visits.filter(isChosen), warmTabs: warmTabs.filter(isChosen) };
}
