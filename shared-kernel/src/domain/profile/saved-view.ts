/** A list as somebody wants to see it again: its filters, order and columns, as its address has them. */
export interface SavedView {
  readonly id: string;
  /** Whose it is: the person of this portal. */
  readonly portal: string;
  /** The list that it is of, such as `contracts`. */
  readonly list: string;
  readonly name: string;
  /** What stands in the address; empty for the list as it first opens. */
  readonly query: string;
  /** Whether the list opens with it. */
  readonly isDefault: boolean;
}

/** The most that is kept: characters of a name and of an address, and views in all. */
export const savedViewLimits = { name: 60, query: 2000, views: 500 } as const;

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

function storedView(value: unknown): SavedView | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, portal, list, name, query, isDefault }: Partial<Record<keyof SavedView, unknown>> =
    value;
  const { name: line, query: address } = savedViewLimits;
  const isWhole = isText(id, line) && isText(portal, line) && isText(list, line);
  if (!isWhole || !isText(name, line) || !isText(query, address) || id === '' || name === '')
    return undefined;
  return { id, portal, list, name, query, isDefault: isDefault === true };
}

const none: readonly SavedView[] = [];

/** The views of what a browser or a file keeps; what is none is left out. */
export function storedViews(value: unknown): readonly SavedView[] {
  if (!Array.isArray(value)) return none;
  const views = value.slice(0, savedViewLimits.views).flatMap((each) => storedView(each) ?? []);
  return views.length === 0 ? none : views;
}

/** A person's views of a list, by name. */
export const viewsOf = (
  views: readonly SavedView[] | undefined,
  portal: string,
  list: string,
): readonly SavedView[] =>
  (views ?? none)
    .filter((view) => view.portal === portal && view.list === list)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
