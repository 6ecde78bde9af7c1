import { sha256 } from '../../base/sha256';
import {
  compositionsFolder,
  assetsFolder,
  environmentsFolder,
  pointerKey,
  releasesFolder,
  shellPageKey,
} from '../../compose/keys';
import { CliError } from '../../base/cli-error';
import {
  allowsLocalRemotes,
  integrityPolicy,
  localOrigins,
  permissionsPolicy,
  serverPolicy,
} from '../../compose/page';
import { fillTemplate } from '../fill-template';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DirectoryStore } from '../../store/directory-store';
import { environmentName, originOf } from '../option-values';
import type { Task } from '../task';

export interface NginxOptions {
  /** Folder of the store, absolute. */
  readonly store: string;
  readonly environment: string;
  /** Origins as browsers name them; nginx listens where they point. */
  readonly shellOrigin: string;
  readonly remotesOrigin: string;
  /** Folder for its pid and error log; given, the file is a whole configuration for `nginx -c`. */
  readonly run?: string | undefined;
  /** Whether the brotli_static module is there. */
  readonly brotli?: boolean;
  readonly certificate?: { readonly chain: string; readonly key: string } | undefined;
  /** Whether the page may load a remote from a development server, whose scripts have no digests. */
  readonly localRemotes?: boolean;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^$()[\]\\|{}]/g, '\\$&');

/** A path between quotes; nginx has no way to write a `$` that is not a variable. */
function quotable(path: string): string {
  if (/[$\p{Cc}]/u.test(path))
    throw new CliError(`nginx cannot be given a path with a $ or a control character: ${path}`);
  return path.replaceAll(/["\\]/g, '\\$&');
}

const withoutIntegrity =
  '# No Integrity-Policy: this page may load remotes from a development server, whose scripts have no digests.';

const longestWord = 24;

/** Begins the names of an environment's variables; nginx takes no dash in one, and none that is long. */
const variablesOf = (environment: string) =>
  `trustfold_${environment.length > longestWord ? sha256(environment).slice(0, longestWord) : environment.replaceAll('-', '_')}`;

/** The addresses of an origin's host: both protocols for a name, its own for an address. */
function addressesOf(hostname: string, port: string): readonly string[] {
  if (/^[\d.]+$|^\[/.test(hostname)) return [`${hostname}:${port}`];
  return [port, `[::]:${port}`];
}

/** Has a server listen where an origin points. `http2` has no directive of its own before nginx 1.25. */
function listen(origin: string, options: string): string {
  const { hostname, port, protocol } = new URL(origin);
  const number = port === '' ? (protocol === 'https:' ? '443' : '80') : port;
  return addressesOf(hostname, number)
    .map((address) => `listen ${address}${options};`)
    .join('\n');
}

/** What answers at port 80 for an origin at port 443; nothing for one at another port. */
function redirectToHttps(origin: string): string {
  const { hostname, port } = new URL(origin);
  if (port !== '') return '';
  const listening = listen(`http://${hostname}`, '');
  return fillTemplate('nginx-redirect.conf', { listen: listening, hostname, origin });
}

/** An nginx configuration that serves a directory store: the shell, and its remotes from an origin of their own. */
export function nginxConfig({
  store,
  environment,
  shellOrigin,
  remotesOrigin,
  run,
  brotli = true,
  certificate,
  localRemotes = false,
}: NginxOptions): string {
  const root = quotable(store.replace(/\/+$/, ''));
  const server = (origin: string) =>
    fillTemplate('nginx-server.conf', {
      listen: listen(origin, certificate ? ' ssl http2' : ''),
      hostname: new URL(origin).hostname,
      certificate: certificate
        ? fillTemplate('nginx-certificate.conf', {
            chain: quotable(certificate.chain),
            key: quotable(certificate.key),
          })
        : '',
      root,
      brotli: brotli ? 'brotli_static on;' : '',
    });
  const site = fillTemplate('nginx-site.conf', {
    variables: variablesOf(environment),
    root,
    shellServer: server(shellOrigin),
    remotesServer: server(remotesOrigin),
    shellOrigin: escaped(shellOrigin),
    contentPolicy: serverPolicy([remotesOrigin, ...(localRemotes ? localOrigins : [])]),
    permissionsPolicy,
    integrity: localRemotes
      ? withoutIntegrity
      : `add_header Integrity-Policy "${integrityPolicy}" always;`,
    assets: assetsFolder,
    release: releasesFolder('[a-z][a-z0-9-]*'),
    compositions: compositionsFolder,
    environments: environmentsFolder,
    pointer: pointerKey(environment),
    page: shellPageKey(environment),
    redirects: certificate ? [shellOrigin, remotesOrigin].map(redirectToHttps).join('') : '',
  });
  if (run === undefined) return site;
  return fillTemplate('nginx-whole.conf', {
    module: brotli ? 'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;' : '',
    run: quotable(run),
    site,
  });
}

/** Writes the configuration of a server for a folder. */
export async function nginx({ values, store, reporter, from }: Task): Promise<number> {
  if (!(store instanceof DirectoryStore))
    throw new CliError('nginx serves a folder: --to names it.');
  const { certificate: chain, 'certificate-key': key } = values;
  if ((chain === undefined) !== (key === undefined))
    throw new CliError('--certificate and --certificate-key go together.');
  const shellOrigin = originOf(values.shell?.[0], 'shell');
  const remotesOrigin = originOf(values.remotes, 'remotes');
  const plain = [shellOrigin, remotesOrigin].find((origin) => origin.startsWith('http:'));
  if (chain !== undefined && plain !== undefined)
    throw new CliError(
      `A certificate is for origins such as https://app.example.com, not ${plain}.`,
    );
  const environment = environmentName(values.env);
  const page = await store.get(shellPageKey(environment));
  const text = nginxConfig({
    store: store.root,
    environment,
    localRemotes: page !== undefined && allowsLocalRemotes(page.body.toString()),
    shellOrigin,
    remotesOrigin,
    run: values.run === undefined ? undefined : resolve(from, values.run),
    brotli: values['no-brotli'] !== true,
    certificate: chain !== undefined && key !== undefined ? { chain, key } : undefined,
  });
  if (values.out === undefined) reporter.block(text);
  else {
    await writeFile(resolve(from, values.out), text);
    reporter.line(`wrote ${resolve(from, values.out)}`);
  }
  return 0;
}
