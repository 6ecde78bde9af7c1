import * as v from 'valibot';

const amounts = { requests: v.number(), kB: v.number() };

const budgetsSchema = v.record(
  v.string(),
  v.object({
    /** What a test asserts; changed by hand. */
    limit: v.object(amounts),
    measured: v.object(amounts),
  }),
);

export type Budgets = v.InferOutput<typeof budgetsSchema>;

const noteSchema = v.pipe(v.string(), v.parseJson(), v.object({ row: v.string(), ...amounts }));

export const readBudgets = (text: string): Budgets => v.parse(budgetsSchema, JSON.parse(text));

/**
 * The budgets with what was measured now, and a line for each row that weighs other than before. Limits stay.
 * Throws where a row has no budget.
 */
export function keepMeasured(
  budgets: Budgets,
  notes: readonly string[],
): { readonly budgets: Budgets; readonly lines: readonly string[] } {
  const kept: Budgets = { ...budgets };
  const lines: string[] = [];
  for (const note of notes) {
    const { row, requests, kB } = v.parse(noteSchema, note);
    const budget = budgets[row];
    if (!budget) throw new Error(`There is no budget for ${row}.`);
    const { limit, measured } = budget;
    kept[row] = { limit, measured: { requests, kB } };
    if (requests === measured.requests && kB === measured.kB) continue;
    lines.push(
      `${row}: ${measured.requests} → ${requests} of ${limit.requests} requests, ${measured.kB} → ${kB} of ${limit.kB} kB`,
    );
  }
  return { budgets: kept, lines };
}
