import type { IncomingMessage } from 'node:http';

type Asked = Pick<IncomingMessage, 'url'>;

/** The path that a request names; nothing where it names none, such as `//` or `http://`. */
export function pathOf({ url = '/' }: Asked): string | undefined {
  const address = url.startsWith('/') ? `http://local${url}` : url;
  if (!URL.canParse(address)) return undefined;
  const { protocol, pathname } = new URL(address);
  return protocol === 'http:' && !pathname.startsWith('//') ? pathname : undefined;
}

export const wholeFile = 'whole';
export const noRange = 'none';

/**
 * What sirv may be asked for: one range of bytes as `bytes=2-5` or `bytes=2-`, the whole file, or nothing where the
 * header names no bytes. The whole file is also the answer to several ranges, to the end of a file by its length, and
 * to `bytes=0-0`: sirv answers them with other bytes.
 */
export function rangeOf(header = ''): string {
  if (!header.startsWith('bytes=') || header.includes(',')) return wholeFile;
  const [, ending] = /^bytes=-(\d+)$/.exec(header) ?? [];
  if (ending !== undefined) return Number(ending) > 0 ? wholeFile : noRange;
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header) ?? [];
  if (first === undefined || last === undefined) return noRange;
  if (last !== '' && Number(last) < Number(first)) return noRange;
  if (last !== '' && Number(last) === 0) return wholeFile;
  return Number.isSafeInteger(Number(last)) ? header : `bytes=${first}-`;
}
