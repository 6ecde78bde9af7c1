import { viewsOf, type SavedView } from '../../domain/profile/saved-view';

/** The layouts of a list of records. */
export const listLayouts = ['cards', 'table'] as const;

export type ListLayout = (typeof listLayouts)[number];

/**
 * A list with views, and the URL parameters that belong to it.
 *
 * @example
 * const place: ListDefinition = {
 *   key: 'contracts',
 *   title: 'Contracts',
 *   params: ['q', 'status', ...listParams],
 *   otherParams: ['contract'],
 * };
 */
export interface ListDefinition {
  /** Storage key of the list’s views, such as `contracts`; never change it. */
  readonly key: string;
  readonly title: string;
  /** The layout in windows of 1024 px and more; cards if omitted. Narrower ones open as cards. */
  readonly opensAs?: ListLayout;
  /** The URL parameters of a view: filters, order, columns. */
  readonly params: readonly string[];
  /** URL parameters of links that open this page for another purpose, such as an open record. */
  readonly otherParams: readonly string[];
  /** The views available to every user at a given time. They set filters and leave the layout unchanged. */
  readonly builtIn?: (now: string) => readonly BuiltInView[];
}

export interface BuiltInView {
  readonly name: string;
  /** The filters of the view as a query; empty for the whole list. */
  readonly query: string;
}

/**
 * URL parameters common to all lists: whose records are shown, and the layout of the table.
 *
 * @example
 * const params = ['q', 'status', 'sort', ...listParams];
 */
export const listParams = ['view', 'scope', 'cols', 'density'] as const;

/** URL parameters that built-in views do not change: layout, order and whose records are shown. */
const lookParams: ReadonlySet<string> = new Set([...listParams, 'sort', 'dir', 'filters']);

export const narrowingParams = ({ params }: ListDefinition): readonly string[] =>
  params.filter((name) => !lookParams.has(name));

/** The part of an address that defines a view, in the list’s parameter order. */
export function listQuery(search: URLSearchParams, params: readonly string[]): string {
  const own = new URLSearchParams();
  for (const name of params) {
    const value = search.get(name);
    if (value !== null && value !== '') own.set(name, value);
  }
  return own.toString();
}

/** Replaces the view in an address and keeps everything else. */
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

export const defaultViewOf = (
  views: readonly SavedView[] | undefined,
  portal: string,
  list: string,
): SavedView | undefined => viewsOf(views, portal, list).find(({ isDefault }) => isDefault);

/** The only view that matches the current list; `undefined` if there are none or several. */
export function shownView(views: readonly SavedView[], query: string): SavedView | undefined {
  const [view, ...others] = views.filter((each) => each.query === query);
  return others.length === 0 ? view : undefined;
}

/** The built-in view with the current filters; `undefined` for the whole list. */
export function shownBuiltIn(
  place: ListDefinition,
  search: URLSearchParams,
  now: string,
): BuiltInView | undefined {
  const params = narrowingParams(place);
  const query = listQuery(search, params);
  const inOrder = (view: BuiltInView) => listQuery(new URLSearchParams(view.query), params);
  if (query === '') return undefined;
  return place.builtIn?.(now).find((view) => inOrder(view) === query);
}
