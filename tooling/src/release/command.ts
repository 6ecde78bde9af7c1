import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CliError } from '../base/cli-error';

/** How each verb is asked for. */
export const usage = `npm run release -- <remote|shell> --to <store> --env <environment>

  <remote|shell>                 build it, upload it, and make it what the environment runs
  promote <hash>                 run a composition that was there before
  promote <remote>@<release>     run one release that is in the store
  promote [remote] --from <env>  run what another environment runs
  rollback [remote] [--seq N]    run what ran before, with --seq also where the pointer was lost; rollback shell: its earlier page
  remove <remote>                stop running it; its tab goes, its releases stay
  status, history [--last 50]    what an environment runs, and what it ran
  verify [--public <address>]    compare every byte with what the composition says, and what browsers get
  verify --fix [--from <store|env>]   restore missing or damaged files from the build, another store or environment
  settings [--public <address>] [--shell <origin>] [--shell-to <store>]   other settings of an environment, kept in the store
  prune [--days 30] [--history-days N]   remove what no environment, history or open page needs
  policies --shell <origin> [--shell-to <bucket>]   write CORS, public-read, deploy and prune policies for a bucket, and for the pages' own
  nginx --shell <origin> --remotes <origin>   write a server's configuration for a folder

A store is a folder or s3://bucket/prefix (--endpoint for one that is not AWS; credentials as AWS tools
take them). --public names the address browsers read it under where settings keep none, --dist a build made elsewhere, --expect the
promotion that must still stand. --dry-run says what would be done. After each change the answers that
browsers get are compared and printed where settings name the address; --no-verify leaves that out.`;

const text = { type: 'string' } as const;
const many = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;

/** Every option that a verb takes. */
export const options = {
  to: text,
  env: text,
  from: text,
  public: text,
  expect: text,
  seq: text,
  last: text,
  message: text,
  days: text,
  'history-days': text,
  pause: text,
  dist: text,
  endpoint: text,
  region: text,
  encoding: text,
  'shell-to': text,
  'shell-endpoint': text,
  'shell-region': text,
  fix: flag,
  shell: many,
  remotes: text,
  deployer: many,
  pruner: many,
  out: text,
  run: text,
  certificate: text,
  'certificate-key': text,
  'no-brotli': flag,
  previews: text,
  'allow-local-remotes': flag,
  'dry-run': flag,
  'despite-kernel': flag,
  'no-verify': flag,
  help: flag,
} as const satisfies NonNullable<ParseArgsConfig['options']>;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
export type OptionName = keyof typeof options;

const where = 'to endpoint region help';
/** The options of each verb, beside those that say where. */
const taken = {
  release:
    'env public expect message dist encoding shell-to allow-local-remotes dry-run despite-kernel no-verify previews',
  promote: 'env from public expect message dry-run despite-kernel no-verify',
  rollback: 'env expect message seq shell-to dry-run despite-kernel no-verify',
  remove: 'env expect message dry-run no-verify',
  status: 'env',
  history: 'env last',
  verify: 'env public shell shell-to fix dist from',
  settings: 'env public shell shell-to shell-endpoint shell-region',
  prune: 'days history-days shell-to pause dry-run',
  policies: 'env shell shell-to deployer pruner out',
  nginx: 'env shell remotes out run certificate certificate-key no-brotli',
};
export type Verb = keyof typeof taken;

const isVerb = (word: string): word is Verb => Object.hasOwn(taken, word);
export const verbs = Object.keys(taken).filter(isVerb);

/** The options that a verb takes, by their names. */
export const optionsOf = (verb: Verb): ReadonlySet<string> =>
  new Set(`${where} ${taken[verb]}`.split(' '));

/** Whether a verb makes a promotion, which the history tells of. */
export const isPromoting = (verb: Verb) => optionsOf(verb).has('message');

/** Whether a verb is about something that is named after it. */
export const takesSubject = (verb: Verb) =>
  ['release', 'promote', 'rollback', 'remove'].includes(verb);

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
  const idle = (['expect', 'message', 'despite-kernel'] as const).find(
    (name) => values[name] !== undefined,
  );
  if (idle !== undefined)
    throw new CliError(
      `--${idle} is for a change of an environment: name it with --env, or leave out --${idle}.`,
    );
}

/** Refuses an option of a release or a rollback that means nothing to what is named. */
function requireFitting(values: Values, verb: Verb, subject: string | undefined): void {
  const isRemote = verb === 'release' && subject !== 'shell';
  const isPage = verb === 'rollback' && subject === 'shell';
  const odd = Object.keys(values).find(
    (name) =>
      (isRemote && ['shell-to', 'allow-local-remotes', 'previews'].includes(name)) ||
      (isPage && name === 'seq'),
  );
  if (odd !== undefined)
    throw new CliError(`${isRemote ? 'A remote' : 'rollback shell'} takes no --${odd}.`);
}

/** What was asked for; anything that is not understood is refused with how it is done. */
export function parseCommand(args: string[]): Command {
  const { values, positionals, tokens } = parse(args);
  const [first, ...others] = positionals;
  const isNamed = first !== undefined && isVerb(first);
  const verb = isNamed ? first : 'release';
  const [subject, ...more] = isNamed ? others : positionals;
  const words = takesSubject(verb) || subject === undefined ? more : [subject, ...more];
  if (words.length > 0) throw new CliError(`Not understood: ${words.join(' ')}.\n\n${usage}`);
  const allowed = optionsOf(verb);
  const stray = Object.keys(values).find((name) => !allowed.has(name));
  if (stray !== undefined) throw new CliError(`${verb} takes no --${stray}.\n\n${usage}`);
  requireFitting(values, verb, subject);
  requireOnce(tokens, verb);
  requireSaid(values, verb);
  requireEffect(values, verb);
  return { verb, subject, values };
}
