import { parseOnlyOne, readArguments } from '../base/arguments';
import { CliError } from '../base/cli-error';

/** What a bench leaves open. */
export interface BenchOptions {
  /** How often each thing is measured. */
  readonly rounds: number;
  /** Names of what is measured; everything unless some are given. */
  readonly rows: readonly string[];
  /** Records a list, ascending. */
  readonly sizes: readonly number[];
}

/** Measures one thing and returns what to print. */
export type Bench = (onProgress: (text: string) => void, options: BenchOptions) => Promise<string>;

const text = { type: 'string' } as const;
const maxRounds = 100;

const listed = (given: string) =>
  given
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** As many rounds one way as the other, or one build would go first more often. */
function roundsOf(given: string): number {
  const rounds = Number(given);
  if (/^\d+$/.test(given) && rounds >= 2 && rounds <= maxRounds && rounds % 2 === 0) return rounds;
  throw new CliError(
    `--rounds takes an even number from 2 to ${maxRounds}, not “${given}”: each order is measured as often as the other.`,
  );
}

const smallestSize = 100;
const largestSize = 100_000;

/** Ascending, each once: every size is compared with the smallest. */
function sizesOf(given: string): readonly number[] {
  const sizes = listed(given).map((size) => (/^\d+$/.test(size) ? Number(size) : NaN));
  if (sizes.length > 0 && sizes.every((size) => size >= smallestSize && size <= largestSize))
    return [...new Set(sizes)].sort((a, b) => a - b);
  throw new CliError(
    `--sizes takes whole numbers of records from ${smallestSize} to ${largestSize}, not “${given}”. An example: --sizes 100,100000`,
  );
}

/** One of the benches or all, `--rounds N`, `--rows NAME,…` and `--sizes N,…`. */
export function parseBenchArguments<Name extends string>(args: string[], benches: readonly Name[]) {
  const { positionals, values } = readArguments(args, {
    options: { rounds: text, rows: text, sizes: text },
    allowPositionals: true,
    example: 'npm run bench -- federation --rounds 4 --rows overview,contracts',
  });
  const only = parseOnlyOne(positionals, benches, 'bench');
  const { rounds = '6', rows = '', sizes = '100,10000' } = values;
  return {
    names: only === undefined ? benches : [only],
    rounds: roundsOf(rounds),
    rows: listed(rows),
    sizes: sizesOf(sizes),
  };
}

const spoken = (name: string) => name.replace(',', '');

/** `contracts` takes every row of that page, `contracts cold` the one. */
const isNamed = (row: string, asked: string) =>
  spoken(row) === spoken(asked) || row.split(',')[0] === asked;

/** The rows that are asked for by their names; all unless some are. */
export function chooseRows<Row extends { readonly name: string }>(
  rows: readonly Row[],
  asked: readonly string[],
): readonly Row[] {
  const unknown = asked.find((one) => !rows.some(({ name }) => isNamed(name, one)));
  if (unknown !== undefined)
    throw new CliError(
      `There is no row “${unknown}”; the rows are ${rows.map(({ name }) => spoken(name)).join(', ')}.`,
    );
  if (asked.length === 0) return rows;
  return rows.filter(({ name }) => asked.some((one) => isNamed(name, one)));
}
