import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sirv from 'sirv';
import {
  compositionsFolder,
  assetsFolder,
  environmentsFolder,
  createShellPageKey,
} from '../compose/keys';
import {
  createContentPolicy,
  framePolicy,
  createIntegrityPolicy,
  permissionsPolicy,
} from '../compose/page';

/** Returns the path of a request, or `undefined` for a URL without a path, such as `//`. */
export function parseRequestPath({ url = '/' }: Pick<IncomingMessage, 'url'>): string | undefined {
  const address = url.startsWith('/') ? `http://local${url}` : url;
  if (!URL.canParse(address)) return undefined;
  const { protocol, pathname } = new URL(address);
  return protocol === 'http:' && !pathname.startsWith('//') ? pathname : undefined;
}

/**
 * Returns the value of a Range header with a single range, such as `bytes=2-5`. The library sirv supports no other
 * ranges, and HTTP allows servers to ignore them.
 */
function rangeOf(header = ''): string | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(header) ?? [];
  if (first === undefined) return undefined;
  return last === undefined || Number(last) >= Math.max(1, Number(first)) ? header : undefined;
}

export const createRemotePath = (name: string): string => `/remotes/${name}/`;

const belowRemotes = /^\/remotes\/([^/?]+)(\/.*)$/;

export const createSingleOriginListener =
  (shell: RequestListener, remotes: ReadonlyMap<string, RequestListener>): RequestListener =>
  (request, response) => {
    const [, name = '', path] = belowRemotes.exec(request.url ?? '') ?? [];
    const remote = remotes.get(name);
    if (remote && path !== undefined) {
      request.url = path;
      remote(request, response);
    } else shell(request, response);
  };

const immutable = 'public, max-age=31536000, immutable';

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

function filesOf(folder: string) {
  const serve = sirv(folder, { dev: true, dotfiles: false, etag: true });
  return (request: IncomingMessage, response: ServerResponse, missing: () => void) => {
    const range = rangeOf(request.headers.range);
    if (range === undefined) delete request.headers.range;
    serve(request, response, missing);
  };
}

/** Serves the releases in a folder to the origin of the shell. A missing file returns status 404 and never the page. */
export function createRemoteListener(folder: string, shellOrigin: () => string): RequestListener {
  const serve = filesOf(folder);
  return (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', shellOrigin());
    response.setHeader('Vary', 'Origin');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isRead(request)) {
      refuse(response, 405, 'Only reading is allowed here.');
      return;
    }
    response.setHeader('Cache-Control', immutable);
    serve(request, response, () => {
      response.removeHeader('Cache-Control');
      refuse(response, 404, 'No such file in this release.');
    });
  };
}

interface ShellListenerOptions {
  readonly store: string;
  readonly environment: string;
  readonly remoteOrigins: () => readonly string[];
}

const pageOf =
  ({ store, environment, remoteOrigins }: ShellListenerOptions) =>
  async (response: ServerResponse): Promise<void> => {
    const html = await readFile(join(store, createShellPageKey(environment)), 'utf8');
    const integrity = createIntegrityPolicy(html);
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `${createContentPolicy(html, remoteOrigins())}; ${framePolicy}`,
      'Permissions-Policy': permissionsPolicy,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      ...(integrity !== undefined && { 'Integrity-Policy': integrity }),
    });
    response.end(html);
  };

/** Serves the shell, its assets and the pointer. Every URL without a file extension returns the page. */
export function createShellListener(options: ShellListenerOptions): RequestListener {
  const { store } = options;
  const assets = filesOf(join(store, 'shell'));
  const documents = filesOf(store);
  const servePage = pageOf(options);

  return (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isRead(request)) {
      refuse(response, 405, 'Only reading is allowed here.');
      return;
    }
    const missing = () => {
      response.setHeader('Cache-Control', 'no-cache');
      refuse(response, 404, 'No such file.');
    };
    const path = parseRequestPath(request);
    if (path === undefined) {
      refuse(response, 400, 'This is not an address of a page or a file.');
      return;
    }
    if (path.startsWith(`/${assetsFolder}`)) {
      response.setHeader('Cache-Control', immutable);
      assets(request, response, missing);
      return;
    }
    response.setHeader('Cache-Control', 'no-cache');
    if ([environmentsFolder, compositionsFolder].some((folder) => path.startsWith(`/${folder}`))) {
      documents(request, response, missing);
      return;
    }
    if (/\.(js|css|json|map|svg|png|ico|woff2|webm|mp4)$/.test(path)) {
      missing();
      return;
    }
    servePage(response).catch(() => refuse(response, 500, 'The shell has not been composed.'));
  };
}
