import { parseArgs } from 'node:util';
import { CliError } from '../base/cli-error';

export interface NewArguments {
  readonly name: string;
  /** The folder to write it into; without one it becomes a package of this repository. */
  readonly at: string | undefined;
}

const example = 'npm run new -- remote invoices';

/** `remote <name>`, with `--at <folder>` where it is to stand elsewhere. */
export function parseNewArguments(args: string[]): NewArguments {
  const { kind, name, at, isWhole } = parse(args);
  if (isWhole && kind === 'remote' && name !== undefined) return { name, at };
  const said = args.length === 0 ? 'Name what to create' : `Not understood: ${args.join(' ')}`;
  throw new CliError(`${said}. An example: ${example}`);
}

function parse(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { at: { type: 'string' } },
      allowPositionals: true,
    });
    const [kind, name, ...more] = positionals;
    return { kind, name, at: values.at, isWhole: more.length === 0 && values.at !== '' };
  } catch {
    return { isWhole: false };
  }
}
