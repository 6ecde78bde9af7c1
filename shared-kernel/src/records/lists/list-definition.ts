import { listSavedViews, type SavedView } from '../../domain/profile/saved-view';

/** The layouts of a list of records. */
export const listLayouts = ['cards', 'table'] as const;

export type ListLayout = (typeof listLayouts)[number];

/**
 * Defines a list with saved views: its title and its URL parameters.
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
  /** Key under which the list’s views are stored, such as `contracts`. Never change it. */
  readonly key: string;
  readonly title: string;
  /**
   * The default layout in windows at least 1024 px wide; `cards` if omitted. In narrower windows, the default is always
   * `cards`.
   */
  readonly opensAs?: ListLayout;
  /** The URL parameters that a view stores: filters, sort order and columns. */
  readonly params: readonly string[];
  /** URL parameters that a saved view does not contain, such as the id of an open record. */
  readonly otherParams: readonly string[];
  /**
   * Returns the built-in views, which depend on the current time. Built-in views set filters and leave the layout
   * unchanged.
   */
  readonly builtIn?: (now: string) => readonly BuiltInView[];
}

export interface BuiltInView {
  readonly name: string;
  readonly query: string;
}

/**
 * URL parameters of every list: layout, scope, visible columns and row height.
 *
 * @example
 * const params = ['q', 'status', 'sort', ...listParams];
 */
export const listParams = ['view', 'scope', 'cols', 'density'] as const;

/** URL parameters that built-in views leave unchanged, such as layout, scope and sort order. */
const lookParams: ReadonlySet<string> = new Set([...listParams, 'sort', 'dir', 'filters']);

export const listFilterParams = ({ params }: ListDefinition): readonly string[] =>
  params.filter((name) => !lookParams.has(name));

/** Returns the query string with only the parameters in `params`, in that order, without empty values. */
export function extractListQuery(search: URLSearchParams, params: readonly string[]): string {
  const own = new URLSearchParams();
  for (const name of params) {
    const value = search.get(name);
    if (value !== null && value !== '') own.set(name, value);
  }
  return own.toString();
}

/** Replaces the query parameters in `params` with those of a saved view (`query`). Other parameters stay unchanged. */
export function replaceListQuery(
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

export const findDefaultView = (
  views: readonly SavedView[] | undefined,
  portal: string,
  list: string,
): SavedView | undefined => listSavedViews(views, portal, list).find(({ isDefault }) => isDefault);

/**
 * Returns the saved view that matches the current query. Returns `undefined` if no view or more than one view matches.
 */
export function findMatchingView(
  views: readonly SavedView[],
  query: string,
): SavedView | undefined {
  const [view, ...others] = views.filter((each) => each.query === query);
  return others.length === 0 ? view : undefined;
}

/** Returns the built-in view that matches the current filters, or `undefined` if none matches or no filter is set. */
export function findMatchingBuiltInView(
  place: ListDefinition,
  search: URLSearchParams,
  now: string,
): BuiltInView | undefined {
  const params = listFilterParams(place);
  const query = extractListQuery(search, params);
  const inOrder = (view: BuiltInView) => extractListQuery(new URLSearchParams(view.query), params);
  if (query === '') return undefined;
  return place.builtIn?.(now).find((view) => inOrder(view) === query);
}
