const sameForm = (a: string, b: string) =>
  a.length === b.length && a.endsWith('Z') && b.endsWith('Z');

/** Positive when `b` is the later of two ISO timestamps; those in the usual UTC form are not parsed. */
const byLateness = (a: string, b: string): number => {
  if (!sameForm(a, b)) return Date.parse(b) - Date.parse(a);
  if (a === b) return 0;
  return a < b ? 1 : -1;
};

/** The items by their ISO timestamps, newest first; those of one moment keep their order. */
export const newestFirst = <Item>(
  items: readonly Item[],
  timestampOf: (item: Item) => string,
): Item[] => [...items].sort((a, b) => byLateness(timestampOf(a), timestampOf(b)));
