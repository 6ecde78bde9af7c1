const numberIn = (id: string, prefix: string): number => {
  const digits = id.startsWith(prefix) ? id.slice(prefix.length) : '';
  return /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
};

/**
 * Returns a function that creates ids with a prefix. The numbers continue after the highest existing id and are padded
 * to `width` digits.
 *
 * @example
 * const newId = createIdSequence('CL-', ['CL-012'], 3);
 * newId(); // 'CL-013'
 * newId(); // 'CL-014'
 */
export function createIdSequence(prefix: string, taken: Iterable<string>, width = 1): () => string {
  let highest = 0;
  for (const id of taken) highest = Math.max(highest, numberIn(id, prefix));
  return () => {
    highest += 1;
    return `${prefix}${String(highest).padStart(width, '0')}`;
  };
}

/** Returns the id after the highest existing id with the prefix. Its number is padded to `width` digits. */
export const getNextId = (prefix: string, taken: Iterable<string>, width = 1): string =>
  createIdSequence(prefix, taken, width)();
