import { productPath } from 'shared-kernel/domain/portal';

const longestNext = 2048;

// Whether a path is still a plain path after every layer of percent-encoding is decoded.
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
 * Returns path and query of `next` if they stay on `origin`, otherwise the landing page (GA6, B9). Rejects malformed
 * values, other origins, `//`, backslashes, control characters, more than 2,048 characters, and the gate itself. Never
 * throws.
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

/** Returns the address of the gate. After the correct code, the gate redirects to this path and query (GA9). */
export function guardTarget(pathAndQuery: string): string {
  return `/?next=${encodeURIComponent(pathAndQuery.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
}
