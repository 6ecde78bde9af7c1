/** More replaced items than this, and working everything out anew is as quick. */
const maxReplaced = 20;

/** Where a list has other items than before, in the same number; nothing where they are many or it is another list. */
export function replacedPlaces(
  before: readonly unknown[],
  items: readonly unknown[],
): readonly number[] | undefined {
  if (before.length !== items.length) return undefined;
  const places: number[] = [];
  // Without an iterator, which is most of the time that a hundred thousand take.
  for (let at = 0; at < items.length; at += 1) {
    if (before[at] === items[at]) continue;
    if (places.push(at) > maxReplaced) return undefined;
  }
  return places;
}
