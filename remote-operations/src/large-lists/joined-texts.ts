import { joinedMatcher, joinedTexts } from 'shared-kernel/domain/search';
import { chunkLength } from './order';
import { replacedPlaces } from './replaced-places';
import type { Search } from './select-sliced';
import type { SlicedWork } from './sliced-work';

/** What is searched of some items, each one's texts in one, in the order of the items. */
export interface JoinedTexts<Item> {
  readonly items: readonly Item[];
  readonly textsOf: Search<Item>['textsOf'];
  readonly reach: Search<Item>['reach'];
  readonly joined: readonly string[];
}

/** It can be put down after every thousand items; where a few were replaced, theirs alone are made. */
export function* joinTexts<Item>(
  items: readonly Item[],
  { textsOf, reach }: Omit<Search<Item>, 'text'>,
  before?: JoinedTexts<Item>,
): SlicedWork<JoinedTexts<Item>> {
  const known = before?.textsOf === textsOf && before.reach === reach ? before : undefined;
  if (known?.items === items) return known;
  const textAt = (at: number) => {
    const item = items[at];
    return item === undefined ? '' : joinedTexts(textsOf(item), reach);
  };
  const replaced = known && replacedPlaces(known.items, items);
  const joined = known && replaced ? known.joined.slice() : [];
  if (replaced) for (const at of replaced) joined[at] = textAt(at);
  for (let at = joined.length; at < items.length; at += 1) {
    joined.push(textAt(at));
    if (at % chunkLength === 0) yield;
  }
  return { items, textsOf, reach, joined };
}

/** The items whose joined texts a search is found in; nothing where it has to look in each text by itself. */
export function* findJoined<Item>(
  { items, reach, joined }: JoinedTexts<Item>,
  search: string,
): SlicedWork<readonly Item[] | undefined> {
  const matches = joinedMatcher(search, reach);
  if (!matches) return undefined;
  const found: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item !== undefined && matches(joined[at] ?? '')) found.push(item);
    if (at % chunkLength === 0) yield;
  }
  return found;
}
