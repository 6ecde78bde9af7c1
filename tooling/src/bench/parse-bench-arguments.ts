import { readArguments } from '../base/arguments';
import { CliError } from '../base/cli-error';
import type { BenchOptions } from './bench';

const text = { type: 'string' } as const;
const maxRounds = 100;

interface BenchArguments extends BenchOptions {
  /** The benches that are asked for. */
  readonly names: string[];
}

const listed = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** As many rounds one way as the other, or one build would go first more often. */
function roundsOf(text: string): number {
  const rounds = Number(text);
  if (!/^\d+$/.test(text) || rounds < 2 || rounds > maxRounds || rounds % 2 !== 0)
    throw new CliError(
      `--rounds takes an even number from 2 to ${maxRounds}, not “${text}”: each order is measured as often as the other.`,
    );
  return rounds;
}

const smallestSize = 100;
const largestSize = 100_000;

/** Ascending, each once: every size is set against the smallest. */
function sizesOf(text: string): readonly number[] {
  const sizes = listed(text).map((size) => (/^\d+$/.test(size) ? Number(size) : NaN));
  if (sizes.length === 0 || !sizes.every((size) => size >= smallestSize && size <= largestSize))
    throw new CliError(
      `--sizes takes whole numbers of records from ${smallestSize} to ${largestSize}, not “${text}”. An example: --sizes 100,100000`,
    );
  return [...new Set(sizes)].sort((a, b) => a - b);
}

/** The names given, `--rounds N`, `--rows NAME,…` and `--sizes N,…`. */
export function parseBenchArguments(args: string[]): BenchArguments {
  const { positionals, values } = readArguments(args, {
    options: { rounds: text, rows: text, sizes: text },
    allowPositionals: true,
    example: 'npm run bench -- federation --rounds 4 --rows overview,contracts',
  });
  return {
    names: positionals,
    ...(values.rounds !== undefined && { rounds: roundsOf(values.rounds) }),
    ...(values.rows !== undefined && { rows: listed(values.rows) }),
    ...(values.sizes !== undefined && { sizes: sizesOf(values.sizes) }),
  };
}
