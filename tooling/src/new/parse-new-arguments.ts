import { parseArgs } from 'node:util';
import { CliError } from '../base/cli-error';
import { partKinds, type PartKind } from './write-part';

export type NewArguments =
  | {
      readonly kind: 'remote';
      readonly name: string;
      /** The folder to write it into; without one it becomes a package of this repository. */
      readonly at: string | undefined;
    }
  | {
      readonly kind: PartKind;
      /** The remote that it is written into. */
      readonly remote: string;
      readonly name: string;
      /** Where in the remote's source, such as `contract-management`. */
      readonly within: string;
    };

const examples = [
  'npm run new -- remote invoices',
  'npm run new -- tab contracts disputes',
  'npm run new -- command contracts contract-management/settle-dispute',
  'npm run new -- component contracts contract-management/list/seal-mark',
];

const isPart = (kind: string | undefined): kind is PartKind =>
  partKinds.some((known) => known === kind);

/** `remote <name>`, with `--at <folder>` where it is to stand elsewhere; or what to write into which remote. */
export function parseNewArguments(args: string[]): NewArguments {
  const { positionals, at } = parse(args);
  const [kind, first, second, ...more] = positionals;
  if (kind === 'remote' && first !== undefined && second === undefined && at !== '')
    return { kind, name: first, at };
  if (
    isPart(kind) &&
    first !== undefined &&
    second !== undefined &&
    more.length === 0 &&
    at === undefined
  ) {
    const path = second.split('/');
    const within = path.slice(0, -1).join('/');
    if (!path.includes('..') && !(kind === 'tab' && within !== ''))
      return { kind, remote: first, name: path.at(-1) ?? '', within };
  }
  const said = args.length === 0 ? 'Name what to create' : `Not understood: ${args.join(' ')}`;
  throw new CliError(`${said}. ${examples.length} examples:\n${examples.join('\n')}`);
}

function parse(args: string[]) {
  try {
    const options = { at: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { positionals, at: values.at };
  } catch {
    return { positionals: [], at: undefined };
  }
}
