import { parseArgs } from 'node:util';
import { CliError } from './cli-error';

const highestPort = 65_535;

interface StartRequest {
  readonly port: number | undefined;
  /** Host names to answer to besides those of loopback. */
  readonly hosts: readonly string[];
}

const host = { type: 'string', multiple: true } as const;

/** The options `--port N` and `--host NAME`, which may be repeated. */
export function parseStartArguments(args: string[]): StartRequest {
  const { port, hosts } = readStart(args);
  if (port === undefined) return { port, hosts };
  const number = Number(port);
  if (/^\d+$/.test(port) && number >= 1 && number <= highestPort) return { port: number, hosts };
  throw new CliError(`--port takes a whole number from 1 to ${highestPort}, not “${port}”.`);
}

function readStart(args: string[]) {
  try {
    const { values } = parseArgs({ args, options: { port: { type: 'string' }, host } });
    return { port: values.port, hosts: values.host ?? [] };
  } catch {
    throw notUnderstood(args, 'npm start -- --port 4400');
  }
}

interface DevRequest extends Pick<StartRequest, 'hosts'> {
  readonly only: string | undefined;
  /** A released shell that the remote runs in. */
  readonly against: URL | undefined;
}

/** At most one remote, `--host NAME`, and `--against ADDRESS` of a released shell for the one remote. */
export function parseDevArguments(args: string[], remotes: readonly string[]): DevRequest {
  const { values, positionals } = readDev(args);
  const only = parseOnlyOne(positionals, remotes, 'remote');
  const against = values.against === undefined ? undefined : shellAddress(values.against);
  if (against && only === undefined)
    throw new CliError(
      `--against runs one remote in a released shell: npm run dev -- ${remotes[0]} --against ${against.href}`,
    );
  return { only, hosts: values.host ?? [], against };
}

function readDev(args: string[]) {
  try {
    const options = { host, against: { type: 'string' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw notUnderstood(args, 'npm run dev -- contracts --host box.example.com');
  }
}

function shellAddress(given: string): URL {
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return new URL('/', address);
  throw new CliError(
    `--against takes the address of a released shell, such as https://app.example.com, not “${given}”.`,
  );
}

/** At most one name, and one of those there are. */
export function parseOnlyOne<Name extends string>(
  args: string[],
  names: readonly Name[],
  kind: string,
): Name | undefined {
  const [first, ...more] = args;
  if (first === undefined) return undefined;
  if (more.length > 0)
    throw new CliError(`Name one ${kind}, not ${args.length}: ${args.join(' ')}.`);
  return oneOf(first, names, kind);
}

function oneOf<Name extends string>(given: string, names: readonly Name[], kind: string): Name {
  const name = names.find((candidate) => candidate === given);
  if (name !== undefined) return name;
  throw new CliError(`There is no ${kind} “${given}”; there are ${listed(names)}.`);
}

const testParts = ['static', 'unit', 'e2e'] as const;
export type TestPart = (typeof testParts)[number];

export type TestRequest = {
  readonly parts: readonly TestPart[];
  /** Whether the long tests are run too. */
  readonly deep: boolean;
  /** What goes on to the one runner that was named. */
  readonly forwarded: readonly string[];
};

/** Which parts to run, whether deep, and what goes on to the one runner that was named (after `--`). */
export function parseTestArguments(args: readonly string[]): TestRequest {
  const dashes = args.indexOf('--');
  const words = dashes === -1 ? args : args.slice(0, dashes);
  const forwarded = dashes === -1 ? [] : args.slice(dashes + 1);
  const [runner, file] = words;
  if (words.length === 2 && (runner === 'unit' || runner === 'e2e') && file?.match(/[./]/))
    throw new CliError(`A file goes after a second --: npm test -- ${runner} -- ${file}`);
  const named = words.map((name) => oneOf(name, [...testParts, 'deep'], 'part of the tests'));
  const parts = testParts.filter((part) => named.includes(part));
  if (forwarded.length > 0 && (parts.length !== 1 || parts[0] === 'static'))
    throw new CliError('Arguments after -- go to one runner: npm test -- unit -- shared-kernel');
  return {
    parts: parts.length === 0 ? testParts : parts,
    deep: named.includes('deep'),
    forwarded,
  };
}

interface E2eRequest {
  /** Address of the running product; without one, where `npm start` or `npm run dev` serves it. */
  readonly at: string | undefined;
  /** What goes on to the runner. */
  readonly forwarded: readonly string[];
}

/** `--at ADDRESS`, and what goes on to the runner, a spec at least: all of them take hours against one product. */
export function parseE2eArguments(args: readonly string[]): E2eRequest {
  const place = args.indexOf('--at');
  const at = place === -1 ? undefined : (args[place + 1] ?? '');
  const forwarded = place === -1 ? args : args.toSpliced(place, 2);
  if (at !== undefined && !URL.canParse(at))
    throw new CliError(`--at takes an address such as http://127.0.0.1:4300/, not “${at}”.`);
  if (!forwarded.some((word) => !word.startsWith('-')))
    throw new CliError('Name a spec: npm run e2e -- flows/gate.spec.ts');
  return { at, forwarded };
}

/** Since which commit files count as changed; without one, since the branch left main. */
interface SinceRequest {
  readonly since: string | undefined;
}

const since = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const checkOptions = { changed: flag, all: flag, since } as const;

/** Besides, whether all unit tests are run that need what changed, and not only the nearest. */
export function parseCheckArguments(
  args: string[],
): SinceRequest & { readonly all: boolean | undefined } {
  try {
    const { values } = parseArgs({ args, options: checkOptions });
    return { since: values.since, all: values.all };
  } catch {
    throw notUnderstood(args, 'npm run check -- --changed --since HEAD~1');
  }
}

/** Besides, what is to be in a test file's path: one of these words, where there are any. */
export function parseSteadyArguments(
  args: string[],
): SinceRequest & { readonly words: readonly string[] } {
  try {
    const { values, positionals } = parseArgs({ args, options: { since }, allowPositionals: true });
    return { since: values.since, words: positionals };
  } catch {
    throw notUnderstood(args, 'npm run steady -- --since HEAD~1');
  }
}

const notUnderstood = (args: readonly string[], example: string) =>
  new CliError(`Not understood: ${args.join(' ')}. An example: ${example}`);

function listed(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
