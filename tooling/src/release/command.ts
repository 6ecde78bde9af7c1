import { parseArgs } from 'node:util';
import { CliError } from '../base/cli-error';
import {
  ofEnvironment,
  options,
  optionsOf,
  strayOf,
  takesSubject,
  verbs,
  type Values,
  type Verb,
} from './options';
import { usage } from './usage';

export interface Command {
  readonly verb: Verb;
  /** What the verb is about: a remote, `shell`, a hash, `remote@release`. */
  readonly subject: string | undefined;
  readonly values: Values;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, tokens: true });
  } catch (error) {
    const { message = String(error) } = error as Partial<Error>;
    const [reason] = message.split('. ');
    throw new CliError(`${reason ?? 'Not understood'}.\n\n${usage}`);
  }
}

type Parsed = ReturnType<typeof parse>;

const isVerb = (word: string | undefined): word is Verb => verbs.some((verb) => verb === word);

/** Refuses an option that is said twice: the last would win without a word. Policies alone name several of a kind. */
function requireOnce(tokens: Parsed['tokens'], verb: Verb): void {
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const isList = (name: string) =>
    verb === 'policies' &&
    Object.entries(options).some(([one, at]) => one === name && 'multiple' in at);
  const twice = names.find((name, at) => names.indexOf(name) !== at && !isList(name));
  if (twice !== undefined) throw new CliError(`--${twice} is said twice: say it once.`);
}

/** Refuses an empty option, such as one from an unset variable. */
function requireSaid(values: Values, verb: Verb): void {
  const empty = Object.entries(values).find(([, value]) => [value].flat().includes(''));
  if (empty)
    throw new CliError(
      `--${empty[0]} is empty: give it a value, or leave it out${verb === 'settings' ? '; none forgets what is kept' : ''}.`,
    );
}

/** Refuses an option that would have no effect, because a release without an environment changes none. */
function requireEffect(values: Values, verb: Verb): void {
  if (verb !== 'release' || values.env !== undefined) return;
  const idle = ofEnvironment.find((name) => values[name] !== undefined);
  if (idle !== undefined)
    throw new CliError(
      `--${idle} is for a change of an environment: name it with --env, or leave out --${idle}.`,
    );
}

/** What was asked for; anything that is not understood is refused with how it is done. */
export function parseCommand(args: string[]): Command {
  const { values, positionals, tokens } = parse(args);
  const [first, ...others] = positionals;
  const verb = isVerb(first) ? first : 'release';
  const [subject, ...more] = isVerb(first) ? others : positionals;
  const words = takesSubject(verb) || subject === undefined ? more : [subject, ...more];
  if (words.length > 0) throw new CliError(`Not understood: ${words.join(' ')}.\n\n${usage}`);
  const allowed = optionsOf(verb);
  const stray = Object.keys(values).find((name) => !allowed.has(name));
  if (stray !== undefined) throw new CliError(`${verb} takes no --${stray}.\n\n${usage}`);
  const odd = strayOf(verb, subject).find((name) => values[name] !== undefined);
  if (odd !== undefined)
    throw new CliError(`${verb === 'release' ? 'A remote' : 'rollback shell'} takes no --${odd}.`);
  requireOnce(tokens, verb);
  requireSaid(values, verb);
  requireEffect(values, verb);
  return { verb, subject, values };
}
