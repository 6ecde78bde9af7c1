import { parseArgs, type ParseArgsConfig } from 'node:util';
import { tellingLength } from '../compose/compose';
import { CommandError } from '../run/command-error';
import { encodings, type Encoding } from '../store/delivery';

export const verbs = [
  'release',
  'promote',
  'rollback',
  'remove',
  'status',
  'history',
  'verify',
  'prune',
  'policies',
  'nginx',
] as const;
export type Verb = (typeof verbs)[number];

const text = { type: 'string' } as const;
const many = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;

const options = {
  to: text,
  env: text,
  from: text,
  public: text,
  expect: text,
  seq: text,
  days: text,
  'history-days': text,
  dist: text,
  endpoint: text,
  region: text,
  encoding: text,
  'shell-to': text,
  shell: many,
  remotes: text,
  deployer: many,
  pruner: many,
  out: text,
  run: text,
  certificate: text,
  'certificate-key': text,
  'no-brotli': flag,
  'allow-local-remotes': flag,
  'dry-run': flag,
  'despite-kernel': flag,
  help: flag,
} as const satisfies NonNullable<ParseArgsConfig['options']>;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
export type OptionName = keyof typeof options;

const where: readonly OptionName[] = ['to', 'endpoint', 'region', 'help'];
const taken: Record<Verb, readonly OptionName[]> = {
  release: [
    'env', 'public', 'expect', 'dist', 'encoding', 'shell-to', 'allow-local-remotes', 'dry-run',
    'despite-kernel',
  ],
  promote: ['env', 'from', 'public', 'expect', 'dry-run', 'despite-kernel'],
  rollback: ['env', 'expect', 'seq', 'dry-run', 'despite-kernel'],
  remove: ['env', 'expect', 'dry-run'],
  status: ['env'],
  history: ['env'],
  verify: ['env'],
  prune: ['days', 'history-days', 'shell-to', 'dry-run'],
  policies: ['env', 'shell', 'deployer', 'pruner', 'out'],
  nginx: ['env', 'shell', 'remotes', 'out', 'run', 'certificate', 'certificate-key', 'no-brotli'],
}; // prettier-ignore

export interface Command {
  readonly verb: Verb;
  /** What the verb is about: a remote, `shell`, a hash, `remote@release`. */
  readonly subject: string | undefined;
  readonly values: Values;
}

export const usage = `npm run release -- <remote|shell> --to <store> --env <environment>

  <remote|shell>                 build it, upload it, and make it what the environment runs
  promote <hash>                 run a composition that was there before
  promote <remote>@<release>     run one release that is in the store
  promote [remote] --from <env>  run what another environment runs
  rollback [remote] [--seq N]    run what ran before
  remove <remote>                run it no longer; its tab goes, its releases stay
  status, history                what an environment runs, and what it ran
  verify                         compare every byte with what the composition says
  prune [--days 30] [--history-days N]   remove what no environment, history or open page can need
  policies --shell <origin>      write CORS, public-read, deploy and prune policies for a bucket
  nginx --shell <origin> --remotes <origin>   write a server's configuration for a folder

A store is a folder or s3://bucket/prefix (--endpoint for one that is not AWS; credentials as AWS tools
take them). --public names the address browsers read it under, --dist a build made elsewhere, --expect the
promotion that must still stand; --dry-run says what would be done.`;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new CommandError(`${reason ?? 'Not understood'}.\n\n${usage}`);
  }
}

const isVerb = (word: string | undefined): word is Verb => verbs.some((verb) => verb === word);

/** What was asked for; anything that is not understood is refused with how it is done. */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = parse(args);
  const [first, ...others] = positionals;
  const verb = isVerb(first) ? first : 'release';
  const [subject, ...more] = isVerb(first) ? others : positionals;
  if (more.length > 0) throw new CommandError(`Not understood: ${more.join(' ')}.\n\n${usage}`);
  const allowed = new Set<string>([...where, ...taken[verb]]);
  const stray = Object.keys(values).find((name) => !allowed.has(name));
  if (stray !== undefined) throw new CommandError(`${verb} takes no --${stray}.\n\n${usage}`);
  return { verb, subject, values };
}

export function required(value: string | undefined, name: OptionName, example: string): string {
  if (value !== undefined && value !== '') return value;
  throw new CommandError(`--${name} is missing, such as --${name} ${example}`);
}

export function environmentName(value: string | undefined): string {
  const name = required(value, 'env', 'production');
  if (/^[a-z0-9][a-z0-9-]*$/.test(name)) return name;
  throw new CommandError(
    `“${name}” is no name for an environment: small letters, digits and dashes.`,
  );
}

export function wholeNumber(value: string | undefined, name: OptionName): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,6}$/.test(value)) return Number(value);
  throw new CommandError(`--${name} takes a whole number, not “${value}”.`);
}

/** The state that must still stand: `0` before the first promotion. */
export function expectedState(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const isNumber = /^\d+$/.test(value) && value.length < tellingLength;
  const isHash = /^[0-9a-f]{12,64}$/.test(value);
  if (isNumber || isHash) return value;
  throw new CommandError(
    `--expect takes the number of a promotion, or at least ${tellingLength} characters of a composition’s hash, not “${value}”.`,
  );
}

export function encodingName(value: string | undefined): Encoding | undefined {
  if (value === undefined) return undefined;
  const found = encodings.find((name) => name === value);
  if (found) return found;
  throw new CommandError(`--encoding is one of ${encodings.join(', ')}, not “${value}”.`);
}

export function originOf(value: string | undefined, name: OptionName): string {
  const given = required(value, name, 'https://app.example.com');
  try {
    const { origin, pathname } = new URL(given);
    if (origin !== 'null' && pathname === '/') return origin;
  } catch {
    // Said below, like an address with a path.
  }
  throw new CommandError(
    `--${name} takes an origin such as https://app.example.com, not “${given}”.`,
  );
}

/** What would end an address, or the word of a policy that names it. */
const unfit = /[\s;,'"<>\\?#]/;

/** An address that keys are appended to. */
export function folderAddress(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const isAddress = /^(https?:\/\/[^/]|\/(?!\/))/.test(value) && !unfit.test(value);
  if (isAddress && URL.canParse(value, 'https://app.example.com'))
    return value.replace(/\/*$/, '/');
  throw new CommandError(
    `--public takes an address such as https://remotes.example.com/, not “${value}”.`,
  );
}
