import { productPath } from 'shared-kernel/domain/portal';

const longestNext = 2048;

// Whether a path is safe after every layer of percent-encoding is decoded.
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
 * Returns path and query of `next` if they stay on `origin`, otherwise the landing page (GA6, B9). Also rejects
 * malformed values, the gate itself, and more than 2,048 characters.
 */
export function getSafeNextPath(next: string | null, origin: string): string {
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

/** Returns the URL of the gate. After the correct code, the gate redirects to this path and query (GA9). */
export function createGatePath(pathAndQuery: string): string {
  return `/?next=${encodeURIComponent(pathAndQuery.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
}
