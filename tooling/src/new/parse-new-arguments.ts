import { notUnderstood, readArguments } from '../base/arguments';
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

const example = [
  'npm run new -- remote invoices',
  'npm run new -- tab contracts disputes',
  'npm run new -- command contracts contract-management/settle-dispute',
  'npm run new -- component contracts contract-management/list/seal-mark',
].join('\n');

/** `remote <name>`, with `--at <folder>` where it is to stand elsewhere; or what to write into which remote. */
export function parseNewArguments(args: string[]): NewArguments {
  const { positionals, values } = readArguments(args, {
    options: { at: { type: 'string' } },
    allowPositionals: true,
    example,
  });
  const { at } = values;
  const [word, first, second, ...more] = positionals;
  if (word === 'remote' && first !== undefined && second === undefined && at !== '')
    return { kind: word, name: first, at };
  const kind = partKinds.find((known) => known === word);
  const path = second?.split('/') ?? [];
  const name = path.at(-1);
  const within = path.slice(0, -1).join('/');
  const isPlace = !path.includes('..') && !(kind === 'tab' && within !== '');
  if (
    kind &&
    first !== undefined &&
    name !== undefined &&
    isPlace &&
    !more.length &&
    at === undefined
  )
    return { kind, remote: first, name, within };
  throw notUnderstood(args, example);
}
