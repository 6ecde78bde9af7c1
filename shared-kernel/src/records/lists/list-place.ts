import { viewsOf, type SavedView } from '../../domain/profile/saved-view';

/** A list that can be seen in views: what of the address is its own. */
export interface ListPlace {
  /** Its own for ever, as views are kept under it: `contracts`. */
  readonly key: string;
  /** What it lists, for headings: “Contracts”. */
  readonly title: string;
  /** The parameters that make a view: filters, order, columns. */
  readonly params: readonly string[];
  /** Parameters that say that somebody was sent here for something else, such as an open record. */
  readonly elsewhere: readonly string[];
}

/** What every list has in its address beside its own parameters: whose records, and how its table shows. */
export const listParams = ['scope', 'cols', 'density'] as const;

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
