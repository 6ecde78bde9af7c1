import type { parseArgs, ParseArgsConfig } from 'node:util';

export const verbs = [
  'release',
  'promote',
  'rollback',
  'remove',
  'status',
  'history',
  'verify',
  'prune',
  'settings',
  'policies',
  'nginx',
] as const;
export type Verb = (typeof verbs)[number];

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

export type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
export type OptionName = keyof typeof options;

const where: readonly OptionName[] = ['to', 'endpoint', 'region', 'help'];
const taken: Record<Verb, readonly OptionName[]> = {
  release: [
    'env',
    'public',
    'expect',
    'message',
    'dist',
    'encoding',
    'shell-to',
    'allow-local-remotes',
    'dry-run',
    'despite-kernel',
    'no-verify',
    'previews',
  ],
  promote: ['env', 'from', 'public', 'expect', 'message', 'dry-run', 'despite-kernel', 'no-verify'],
  rollback: [
    'env',
    'expect',
    'message',
    'seq',
    'shell-to',
    'dry-run',
    'despite-kernel',
    'no-verify',
  ],
  remove: ['env', 'expect', 'message', 'dry-run', 'no-verify'],
  status: ['env'],
  history: ['env', 'last'],
  verify: ['env', 'public', 'shell', 'shell-to', 'fix', 'dist', 'from'],
  settings: ['env', 'public', 'shell', 'shell-to', 'shell-endpoint', 'shell-region'],
  prune: ['days', 'history-days', 'shell-to', 'pause', 'dry-run'],
  policies: ['env', 'shell', 'shell-to', 'deployer', 'pruner', 'out'],
  nginx: ['env', 'shell', 'remotes', 'out', 'run', 'certificate', 'certificate-key', 'no-brotli'],
};

const subjects: ReadonlySet<Verb> = new Set(['release', 'promote', 'rollback', 'remove']);

/** Whether a verb is about something that is named after it. */
export const takesSubject = (verb: Verb) => subjects.has(verb);

/** Options of a release or a rollback that mean nothing to what is named, by what that is. */
export const strayOf = (verb: Verb, subject: string | undefined): readonly OptionName[] => {
  if (verb === 'release' && subject !== 'shell')
    return ['shell-to', 'allow-local-remotes', 'previews'];
  return verb === 'rollback' && subject === 'shell' ? ['seq'] : [];
};

/** Options of a change of an environment: a release without one has no use for them. */
export const ofEnvironment = [
  'expect',
  'message',
  'despite-kernel',
] as const satisfies readonly OptionName[];

/** Whether a verb makes a promotion, which the history tells of. */
export const isPromoting = (verb: Verb) => taken[verb].includes('message');

/** The options that a verb takes, by their names. */
export const optionsOf = (verb: Verb): ReadonlySet<string> =>
  new Set<string>([...where, ...taken[verb]]);
