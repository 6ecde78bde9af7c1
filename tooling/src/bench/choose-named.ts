import { CliError } from '../run/cli-error';

interface Named {
  readonly name: string;
}

const spoken = (name: string) => name.replace(',', '');

/** `contracts` takes every row of that page, `contracts cold` the one. */
const isNamed = (row: string, asked: string) =>
  spoken(row) === spoken(asked) || row.split(',')[0] === asked;

/** The rows that are asked for by their names; all unless some are. */
export function chooseNamed<Row extends Named>(
  rows: readonly Row[],
  asked: readonly string[],
): readonly Row[] {
  if (asked.length === 0) return rows;
  const unknown = asked.find((name) => !rows.some((row) => isNamed(row.name, name)));
  if (unknown !== undefined)
    throw new CliError(
      `There is no row “${unknown}”; the rows are ${rows.map(({ name }) => spoken(name)).join(', ')}.`,
    );
  return rows.filter((row) => asked.some((name) => isNamed(row.name, name)));
}
