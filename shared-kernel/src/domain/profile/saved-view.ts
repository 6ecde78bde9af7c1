import * as v from 'valibot';

/** A saved view of a list, with its filters, order and columns as a query string. */
export interface SavedView {
  readonly id: string;
  readonly portal: string;
  readonly list: string;
  readonly name: string;
  readonly query: string;
  readonly isDefault: boolean;
}

/** Limits of saved views: length of a name and of a query in characters, and number of views. */
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

/** Parses saved views from a stored value. Invalid views are ignored. */
export function parseSavedViews(value: unknown): readonly SavedView[] {
  if (!Array.isArray(value)) return none;
  const views = value.slice(0, savedViewLimits.views).flatMap((each) => {
    const { success, output } = v.safeParse(viewSchema, each);
    return success ? [output] : [];
  });
  return views.length === 0 ? none : views;
}

export const listSavedViews = (
  views: readonly SavedView[] | undefined,
  portal: string,
  list: string,
): readonly SavedView[] =>
  (views ?? none)
    .filter((view) => view.portal === portal && view.list === list)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
