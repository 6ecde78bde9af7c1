import { jsonOf, rememberedStorage } from '../../shell';
import { tabRememberedStorage } from '../../shell/remembered-storage';

/** Storage key of how each list was left. */
const leftListsKey = 'tf_lists';

type LeftLists = Readonly<Record<string, string>>;

function read(storage: typeof rememberedStorage): LeftLists {
  const value = jsonOf(storage.get(leftListsKey));
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    }),
  );
}

/** How a list was left: in this session, and at any time. */
export const leftList = (place: string) => ({
  inSession: read(tabRememberedStorage)[place],
  ever: read(rememberedStorage)[place],
});

/** Remembers how a list stands. */
export function leaveList(place: string, query: string): void {
  for (const storage of [tabRememberedStorage, rememberedStorage]) {
    const left = read(storage);
    if (left[place] === query) continue;
    storage.set(leftListsKey, JSON.stringify({ ...left, [place]: query }));
  }
}
