import { parseArgs } from 'node:util';
import { CommandError } from '../run/command-error';

const mostRounds = 50;

/** The names given, and `--rounds N`. */
export function parseBenchArguments(args: string[]): {
  names: string[];
  rounds: number | undefined;
} {
  const { positionals, values } = read(args);
  if (values.rounds === undefined) return { names: positionals, rounds: undefined };
  const rounds = Number(values.rounds);
  if (!/^\d+$/.test(values.rounds) || rounds < 1 || rounds > mostRounds)
    throw new CommandError(
      `--rounds takes a whole number from 1 to ${mostRounds}, not “${values.rounds}”.`,
    );
  return { names: positionals, rounds };
}

function read(args: string[]) {
  try {
    return parseArgs({ args, options: { rounds: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new CommandError(
      `Not understood: ${args.join(' ')}. An example: npm run bench -- federation --rounds 3`,
    );
  }
}
