import { viewsOf, type SavedView } from '../../domain/profile/saved-view';

/**
 * A list that can be seen in views: what of the address is its own.
 *
 * @example
 * const place: ListPlace = {
 *   key: 'contracts',
 *   title: 'Contracts',
 *   params: ['q', 'status', ...listParams],
 *   elsewhere: ['contract'],
 * };
 */
export interface ListPlace {
  /** Its own for ever, as views are kept under it: `contracts`. */
  readonly key: string;
  /** What it lists, for headings: “Contracts”. */
  readonly title: string;
  /** The parameters that make a view: filters, order, columns. */
  readonly params: readonly string[];
  /** Parameters of an address that leads here for something else, such as an open record. */
  readonly elsewhere: readonly string[];
  /** The views that every reader has, at a moment: what they narrow the list to, its look left as it is. */
  readonly builtIn?: (now: string) => readonly BuiltInView[];
}

/** A view that is there without being saved. */
export interface BuiltInView {
  readonly name: string;
  /** What it narrows the list to; empty for the whole list. */
  readonly query: string;
}

/**
 * What every list has in its address beside its own parameters: whose records, and how its table shows.
 *
 * @example
 * const params = ['q', 'status', 'sort', ...listParams];
 */
export const listParams = ['scope', 'cols', 'density'] as const;

/** How a list looks and whose it is, which is no part of what a built-in view narrows it to. */
const lookParams: ReadonlySet<string> = new Set([...listParams, 'sort', 'dir', 'view', 'filters']);

/** The parameters by which a list is narrowed. */
export const narrowingParams = ({ params }: ListPlace): readonly string[] =>
  params.filter((name) => !lookParams.has(name));

/** What of an address makes a view of a list, in the list's own order. */
export function listQuery(search: URLSearchParams, params: readonly string[]): string {
  const own = new URLSearchParams();
  for (const name of params) {
    const value = search.get(name);
    if (value !== null && value !== '') own.set(name, value);
  }
  return own.toString();
}

/** An address with another view of the list, everything else in it left as it is. */
export function withListQuery(
  search: URLSearchParams,
  params: readonly string[],
  query: string,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const wanted = new URLSearchParams(query);
  for (const name of params) {
    const value = wanted.get(name);
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The view that a list opens with. */
export const defaultViewOf = (
  views: readonly SavedView[] | undefined,
  portal: string,
  list: string,
): SavedView | undefined => viewsOf(views, portal, list).find(({ isDefault }) => isDefault);

/** The one view that shows what the list shows; undefined if there are several. */
export function shownView(views: readonly SavedView[], query: string): SavedView | undefined {
  const [view, ...others] = views.filter((each) => each.query === query);
  return others.length === 0 ? view : undefined;
}

/** The built-in view that narrows a list to what it shows; none for the whole list. */
export function shownBuiltIn(
  place: ListPlace,
  search: URLSearchParams,
  now: string,
): BuiltInView | undefined {
  const params = narrowingParams(place);
  const query = listQuery(search, params);
  const inOrder = (view: BuiltInView) => listQuery(new URLSearchParams(view.query), params);
  if (query === '') return undefined;
  return place.builtIn?.(now).find((view) => inOrder(view) === query);
}
