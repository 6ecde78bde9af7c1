/** What the worker answers; it leaves everything else to the browser, untouched. */
export type RequestKind = 'page' | 'pointer' | 'file';

interface Asked extends Pick<Request, 'method' | 'mode' | 'url'> {
  readonly headers: Pick<Headers, 'has'>;
}

const pointerPath = /\/env\/[^/]+\/current\.json$/;
const releasePath = /\/r\//;
/** As the servers tell a page's address from a file's. */
const ownFilePath = /^\/(assets|env|compositions)\/|\.[a-z0-9]+$/i;

/**
 * Tells by a request alone what it may be; whether a file is one that can be verified is asked afterwards.
 * A part of a file, as media are asked for, cannot.
 */
export function kindOf(
  { method, mode, url, headers }: Asked,
  shell: string,
): RequestKind | undefined {
  if (method !== 'GET' || headers.has('range')) return undefined;
  const { origin, pathname } = new URL(url);
  if (mode === 'navigate')
    return origin === shell && !ownFilePath.test(pathname) ? 'page' : undefined;
  if (pointerPath.test(pathname)) return 'pointer';
  const isOwn = origin === shell && pathname.startsWith('/assets/');
  return isOwn || releasePath.test(pathname) ? 'file' : undefined;
}
