const numberIn = (id: string, prefix: string): number => {
  const digits = id.startsWith(prefix) ? id.slice(prefix.length) : '';
  return /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
};

/** The id after the highest of those that begin with the prefix, its number padded to the width. */
export function nextId(prefix: string, taken: Iterable<string>, width = 1): string {
  let highest = 0;
  for (const id of taken) highest = Math.max(highest, numberIn(id, prefix));
  return `${prefix}${String(highest + 1).padStart(width, '0')}`;
}
