const longest = 200;

const unfit = /[\p{Cc}\\:*?"<>|]/u;

/**
 * Returns the reason why unpacking a path would be unsafe on some operating system; `undefined` if the path is safe.
 */
export function findPathProblem(path: string): string | undefined {
  const parts = path.split('/');
  if (path.startsWith('/')) return 'an absolute path';
  if (/^[a-z]:/i.test(path)) return 'a path with a drive letter';
  if (parts.includes('..')) return 'a path that leaves its folder';
  if (unfit.test(path)) return 'a path with characters that some systems do not support';
  if (path.length > longest) return `a path of more than ${longest} characters`;
  const isPlain = parts.every((part) => part.trim() !== '' && !/^\.+$/.test(part));
  return isPlain ? undefined : 'a path with an empty segment';
}

/**
 * Whether a file with this path stays inside the target folder when it is unpacked. The check covers all operating
 * systems.
 */
export const isSafePath = (path: string): boolean => findPathProblem(path) === undefined;

/** Converts a name to a safe file name of at most 80 characters: letters, digits, dots, hyphens and underscores. */
export const toPathSegment = (name: string): string =>
  Array.from(name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '_'))
    .slice(0, 80)
    .join('')
    .replace(/^[._]+|[._]+$/g, '') || 'file';
