import { isBlank, isNarrower, textMatcher } from 'shared-kernel/domain/search';
import { findJoined, type JoinedTexts } from './joined-texts';
import { orderSliced, type Order } from './order';
import { selectedAgain, selectSliced, type Search, type Selection } from './select-sliced';
import type { SlicedWork } from './sliced-work';

/** A list in its order, what is selected of it, and what is found in that. */
export interface Selected<Item> {
  readonly order: Order<Item>;
  readonly select: Selection<Item>['select'];
  readonly selected: readonly Item[];
  readonly search: Search<Item> | undefined;
  readonly result: readonly Item[];
  /** What is searched, made ready when the page was idle: maybe of what was selected before. */
  readonly texts?: JoinedTexts<Item> | undefined;
}

const finder = <Item>({ text, reach, textsOf }: Search<Item>): Selection<Item>['select'] => {
  const matches = textMatcher(text, reach);
  return (items) => items.filter((item) => matches(textsOf(item)));
};

type Searched<Item> = Omit<Search<Item>, 'text'>;

const isAlike = <Item>(search: Searched<Item>, other: Searched<Item>) =>
  search.textsOf === other.textsOf && search.reach === other.reach;

/** Everything that a search finds was found by the search before it. */
const finds = <Item>(search: Search<Item>, before: Search<Item> | undefined) =>
  before !== undefined &&
  isAlike(search, before) &&
  isNarrower(search.text, before.text, search.reach);

/** What is found: in texts that are ready, or in what the search before has found, or by looking at each. */
function* foundIn<Item extends object>(
  items: readonly Item[],
  search: Search<Item> | undefined,
  before: Selected<Item> | undefined,
): SlicedWork<readonly Item[]> {
  if (!search || isBlank(search.text)) return items;
  const find = finder(search);
  const texts = before?.texts;
  if (texts?.items === items && isAlike(search, texts)) {
    const found = yield* findJoined(texts, search.text);
    if (found) return found;
  }
  if (before?.selected === items && finds(search, before.search))
    return yield* selectSliced(before.result, find);
  const isSame = before?.search === search;
  const known = isSame && { items: before.selected, selected: before.result };
  return (known && selectedAgain(known, items, find)) || (yield* selectSliced(items, find));
}

/**
 * Sorts, then selects, then searches, so that another selection finds the list in its order, a longer text goes
 * through what the shorter one has found, and a change of a few items goes through those alone.
 */
export function* orderAndSelect<Item extends object>(
  items: readonly Item[],
  { select, search, ordering }: Selection<Item>,
  before?: Selected<Item>,
): SlicedWork<Selected<Item>> {
  const order = yield* orderSliced(items, ordering, before?.order);
  const known = before?.select === select && {
    items: before.order.ordered,
    selected: before.selected,
  };
  const selected =
    (known && selectedAgain(known, order.ordered, select)) ||
    (yield* selectSliced(order.ordered, select));
  const result = yield* foundIn(selected, search, before);
  return { order, select, selected, search, result, texts: before?.texts };
}
