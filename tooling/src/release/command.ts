import { parseArgs } from 'node:util';
import { CliError } from '../run/cli-error';
import { options, optionsOf, verbs, type Values, type Verb } from './options';
import { usage } from './usage';

export interface Command {
  readonly verb: Verb;
  /** What the verb is about: a remote, `shell`, a hash, `remote@release`. */
  readonly subject: string | undefined;
  readonly values: Values;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new CliError(`${reason ?? 'Not understood'}.\n\n${usage}`);
  }
}

const isVerb = (word: string | undefined): word is Verb => verbs.some((verb) => verb === word);

/** What was asked for; anything that is not understood is refused with how it is done. */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = parse(args);
  const [first, ...others] = positionals;
  const verb = isVerb(first) ? first : 'release';
  const [subject, ...more] = isVerb(first) ? others : positionals;
  if (more.length > 0) throw new CliError(`Not understood: ${more.join(' ')}.\n\n${usage}`);
  const allowed = optionsOf(verb);
  const stray = Object.keys(values).find((name) => !allowed.has(name));
  if (stray !== undefined) throw new CliError(`${verb} takes no --${stray}.\n\n${usage}`);
  return { verb, subject, values };
}
