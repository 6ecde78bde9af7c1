import type { RequestListener } from 'node:http';
import { CliError } from '../command-line/cli-error';

export const allowedHostsVariable = 'TRUSTFOLD_HOSTS';

const loopbackAddress = '127.0.0.1';
const everyAddress = '0.0.0.0';
const loopbackNames = ['localhost', loopbackAddress, '[::1]'];

export interface AllowedHosts {
  readonly listensOn: string;
  readonly named: readonly string[];
}

function nameIn(authority: string): string | undefined {
  const url = `http://${authority}`;
  if (/[/\\?#@\s]/.test(authority) || !URL.canParse(url)) return undefined;
  return new URL(url).hostname;
}

const isBareName = (name: string) =>
  /^[\w.:[\]-]+$/.test(name) && nameIn(name) === name.toLowerCase();

/** Parses the list of allowed host names. `0.0.0.0` makes the servers listen on all networks. */
export function readAllowedHosts(setting = process.env[allowedHostsVariable] ?? ''): AllowedHosts {
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

export function addHosts(names: readonly string[]): void {
  const setting = [process.env[allowedHostsVariable] ?? '', ...names].join(',');
  readAllowedHosts(setting);
  process.env[allowedHostsVariable] = setting;
}

/** Whether a `Host` header names this server. This rejects foreign sites whose name resolves to 127.0.0.1. */
export function isAllowedHost(authority: string | undefined, { named }: AllowedHosts): boolean {
  const name = authority === undefined ? undefined : nameIn(authority);
  return name !== undefined && [...loopbackNames, ...named].includes(name);
}

export function isShellOrigin(origin: string, port: number, { named }: AllowedHosts): boolean {
  const atLoopback = loopbackNames.map((name) => `http://${name}:${port}`);
  return (
    atLoopback.includes(origin) ||
    (URL.canParse(origin) && named.includes(new URL(origin).hostname))
  );
}

const unknownHostMessage = `This server does not answer to that host name. Name it with --host or ${allowedHostsVariable}.`;

export const withHostCheck =
  (listener: RequestListener, hosts: AllowedHosts): RequestListener =>
  (request, response) => {
    if (isAllowedHost(request.headers.host, hosts)) listener(request, response);
    else
      response
        .writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end(unknownHostMessage);
  };
