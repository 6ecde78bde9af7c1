import { parseArgs, type ParseArgsConfig } from 'node:util';
import * as v from 'valibot';
import { workspaceServerSchema, type WorkspaceServer } from '../compose/workspace-server';
import { CliError } from './cli-error';

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;

interface Form<Options> {
  readonly options: Options;
  readonly allowPositionals?: boolean;
  readonly example: string;
}

export const createUsageError = (args: readonly string[], example: string) =>
  new CliError(
    `${args.length === 0 ? 'Nothing is named' : `Not understood: ${args.join(' ')}`}. An example: ${example}`,
  );

export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  { options, allowPositionals = false, example }: Form<Options>,
) {
  try {
    return parseArgs({ args, options, allowPositionals });
  } catch {
    throw createUsageError(args, example);
  }
}

const highestPort = 65_535;

function portIn(given: string): number {
  const port = Number(given);
  if (/^\d+$/.test(given) && port >= 1 && port <= highestPort) return port;
  throw new CliError(`--port takes a whole number from 1 to ${highestPort}, not “${given}”.`);
}

/** URL of the identity provider that `npm run server -- --demo` starts. */
const demoIssuer = 'http://127.0.0.1:4401';

interface ServerArguments {
  readonly server?: string | undefined;
  readonly issuer?: string | undefined;
  readonly clientId?: string | undefined;
}

function serverIn({ server, issuer, clientId }: ServerArguments): WorkspaceServer | undefined {
  if (server === undefined) {
    if (issuer === undefined && clientId === undefined) return undefined;
    throw new CliError('--issuer and --client-id need --server.');
  }
  const isDemo = /^http:\/\/(127\.0\.0\.1|localhost):/.test(server);
  const named = { server, issuer: issuer ?? (isDemo ? demoIssuer : undefined), clientId };
  const result = v.safeParse(workspaceServerSchema, named);
  if (result.success) return result.output;
  const [{ message }] = result.issues;
  const option = v.getDotPath(result.issues[0])?.replace('clientId', 'client-id') ?? 'server';
  throw new CliError(`--${option}: ${message}. An example: --${option} https://${option}.example`);
}

/** Parses `--port N`, `--host NAME` and the options for a workspace server. Each `--host` allows one more host name. */
export function parseStartArguments(args: string[]) {
  const { values } = readArguments(args, {
    options: {
      port: text,
      host: texts,
      server: text,
      issuer: text,
      'client-id': text,
    },
    example: 'npm start -- --port 4400',
  });
  const { port, host = [], server, issuer, 'client-id': clientId } = values;
  return {
    port: port === undefined ? undefined : portIn(port),
    hosts: host,
    server: serverIn({ server, issuer, clientId }),
  };
}

export function parseDevArguments(args: string[], remotes: readonly string[]) {
  const { values, positionals } = readArguments(args, {
    options: { host: texts },
    allowPositionals: true,
    example: 'npm run dev -- contracts --host box.example.com',
  });
  const only = parseSingleChoice(positionals, remotes, 'remote');
  return { only, hosts: values.host ?? [] };
}

export function parseSingleChoice<Name extends string>(
  args: string[],
  names: readonly Name[],
  kind: string,
): Name | undefined {
  const [first, ...more] = args;
  if (first === undefined) return undefined;
  if (more.length > 0)
    throw new CliError(`Name one ${kind}, not ${args.length}: ${args.join(' ')}.`);
  return parseChoice(first, names, kind);
}

const list = new Intl.ListFormat('en-GB');

export function parseChoice<Name extends string>(
  given: string,
  names: readonly Name[],
  kind: string,
): Name {
  const name = names.find((candidate) => candidate === given);
  if (name !== undefined) return name;
  throw new CliError(`There is no ${kind} “${given}”; there are ${list.format(names)}.`);
}
