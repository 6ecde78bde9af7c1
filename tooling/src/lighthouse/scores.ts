import type { Result } from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices'] as const;
export type Category = (typeof categories)[number];

/** Those in which no time counts: a page has them on every machine. */
export const steadyCategories = ['accessibility', 'best-practices'] as const;

/** What is read of Lighthouse's result. */
export type Judged = Pick<Result, 'categories' | 'audits'>;

/** Out of a hundred; NaN for a category that was not judged. */
export const scoreOf = ({ categories }: Judged, category: Category): number =>
  Math.round((categories[category]?.score ?? NaN) * 100);

const maxToTell = 800;

/** What keeps a page below a hundred where no time counts, and where on the page. */
export const faultsOf = ({ categories, audits }: Judged): string[] =>
  steadyCategories.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null, title = '', details } = audits[id] ?? {};
      if (weight === 0 || score === null || score === 1) return [];
      const places =
        details !== undefined && 'items' in details ? JSON.stringify(details.items) : '';
      return [`${category}, ${id}: ${title} ${places.slice(0, maxToTell)}`];
    }),
  );
