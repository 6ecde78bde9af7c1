import * as v from 'valibot';

/** A list as its reader wants to see it again: its filters, order and columns, as its address has them. */
export interface SavedView {
  readonly id: string;
  /** Whose it is: the person of this portal. */
  readonly portal: string;
  /** The list that it is of, such as `contracts`. */
  readonly list: string;
  readonly name: string;
  /** The query of the address; empty for the list as it first opens. */
  readonly query: string;
  /** Whether the list opens with it. */
  readonly isDefault: boolean;
}

/** The most that is kept: characters of a name and of an address, and views in all. */
export const savedViewLimits = { name: 60, query: 2000, views: 500 } as const;

const line = v.pipe(v.string(), v.maxLength(savedViewLimits.name));

const viewSchema = v.object({
  id: v.pipe(line, v.nonEmpty()),
  portal: line,
  list: line,
  name: v.pipe(line, v.nonEmpty()),
  query: v.pipe(v.string(), v.maxLength(savedViewLimits.query)),
  isDefault: v.fallback(v.optional(v.boolean(), false), false),
});

const none: readonly SavedView[] = [];

/** The views of what a browser or a file keeps; what is none is left out. */
export function storedViews(value: unknown): readonly SavedView[] {
  if (!Array.isArray(value)) return none;
  const views = value.slice(0, savedViewLimits.views).flatMap((each) => {
    const { success, output } = v.safeParse(viewSchema, each);
    return success ? [output] : [];
  });
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
