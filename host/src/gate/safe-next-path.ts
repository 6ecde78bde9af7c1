import { productPath } from 'shared-kernel/domain/portal';

const longestNext = 2048;

// A path only counts as plain when it still is one after every layer of percent-encoding is taken off.
function isPlainPath(path: string): boolean {
  let layer = path;
  for (;;) {
    if (!layer.startsWith('/') || /\/\/|[\\\p{Cc}]/u.test(layer)) return false;
    const inner = decodeURIComponent(layer);
    if (inner === layer) return true;
    layer = inner;
  }
}

/**
 * Where the gate leads once it is open: the path and query of `next` when they stay on `origin`, else
 * the landing page (GA6, B9). Refused are a missing or malformed value, another origin, `//`, a
 * backslash, a control character, each of these under any number of encodings, more than 2,048
 * characters, and the gate itself, which would lead in a circle. Never throws.
 */
export function safeNextPath(next: string | null, origin: string): string {
  if (next === null || next.length > longestNext || /\p{Cc}/u.test(next)) return productPath;
  try {
    if (!isPlainPath(next.replace(/[?#].*$/su, ''))) return productPath;
    const { origin: target, pathname, search } = new URL(next, origin);
    const leadsOn = target === origin && pathname !== '/' && isPlainPath(pathname);
    return leadsOn ? pathname + search : productPath;
  } catch {
    return productPath;
  }
}

/** The gate's address for a visitor who asked for this path and query (GA9). */
export function guardTarget(pathAndQuery: string): string {
  return `/?next=${encodeURIComponent(pathAndQuery.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
}
