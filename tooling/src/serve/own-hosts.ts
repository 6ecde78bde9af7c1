import type { RequestListener } from 'node:http';
import { CliError } from '../command-line/cli-error';

/** The environment variable with further host names, separated by commas. `--host NAME` adds to it. */
export const hostsVariable = 'TRUSTFOLD_HOSTS';

const loopbackAddress = '127.0.0.1';
const everyAddress = '0.0.0.0';
const loopbackNames = ['localhost', loopbackAddress, '[::1]'];

/** What a server of this repository listens on, and which names it answers to besides those of loopback. */
export interface OwnHosts {
  readonly listensOn: string;
  readonly named: readonly string[];
}

/** The host name in an authority such as `localhost:8200`, in lower case; nothing where it is not one. */
function nameIn(authority: string): string | undefined {
  const url = `http://${authority}`;
  if (/[/\\?#@\s]/.test(authority) || !URL.canParse(url)) return undefined;
  return new URL(url).hostname;
}

const isBareName = (name: string) =>
  /^[\w.:[\]-]+$/.test(name) && nameIn(name) === name.toLowerCase();

/** Reads the setting. `0.0.0.0` is not a name: it has servers listen on every network of the machine. */
export function ownHosts(setting = process.env[hostsVariable] ?? ''): OwnHosts {
  const names = setting
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const wrong = names.find((name) => !isBareName(name));
  if (wrong !== undefined)
    throw new CliError(`“${wrong}” is not a host name. An example: --host box.example.com`);
  return {
    listensOn: names.includes(everyAddress) ? everyAddress : loopbackAddress,
    named: names.filter((name) => name !== everyAddress).map((name) => name.toLowerCase()),
  };
}

/** Adds the names of `--host` to the setting, for all servers of this process. */
export function addHosts(names: readonly string[]): void {
  const setting = [process.env[hostsVariable] ?? '', ...names].join(',');
  ownHosts(setting);
  process.env[hostsVariable] = setting;
}

/** Whether a `Host` header names this server. A site whose name resolves to 127.0.0.1 sends its own name. */
export function isOwnHost(authority: string | undefined, { named }: OwnHosts): boolean {
  const name = authority === undefined ? undefined : nameIn(authority);
  return name !== undefined && [...loopbackNames, ...named].includes(name);
}

/**
 * Whether an `Origin` header is that of the page which this server served under `authority`. A forwarder may replace
 * the `Host` header; the origin is then one of the names in the setting.
 */
export function isOwnOrigin(origin: string, authority: string, { named }: OwnHosts): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host, hostname } = new URL(origin);
  if (!/^https?:$/.test(protocol)) return false;
  const own = `${protocol}//${authority}`;
  if (URL.canParse(own) && new URL(own).host === host) return true;
  return hostname !== nameIn(authority) && named.includes(hostname);
}

/** Whether an `Origin` header is that of a shell on this port, or on a host of the setting. */
export function isShellOrigin(origin: string, port: number, { named }: OwnHosts): boolean {
  const atLoopback = loopbackNames.map((name) => `http://${name}:${port}`);
  return (
    atLoopback.includes(origin) ||
    (URL.canParse(origin) && named.includes(new URL(origin).hostname))
  );
}

export const foreignHost = `This server does not answer to that host name. Name it with --host or ${hostsVariable}.`;

/** The listener for requests to a name of this server; others are refused. */
export const forOwnHosts =
  (listener: RequestListener, hosts: OwnHosts): RequestListener =>
  (request, response) => {
    if (isOwnHost(request.headers.host, hosts)) listener(request, response);
    else response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(foreignHost);
  };
