import type { Interaction } from '../probe/page-probe';

/** What was measured, by the name of its row. */
export type Readings = Readonly<Record<string, readonly number[]>>;

/** Does one thing several times, one after the other. */
export async function repeated<T>(
  times: number,
  work: (index: number) => Promise<T>,
): Promise<readonly T[]> {
  const results: T[] = [];
  for (let index = 0; index < times; index += 1) results.push(await work(index));
  return results;
}

/** The times of inputs. */
export const timesOf = (interactions: readonly Interaction[]) =>
  interactions.map(({ timeMs }) => timeMs);

/** The row about the longest task of all inputs. */
export const longestTask = (name: string, interactions: readonly Interaction[]): Readings => ({
  [`${name}: longest task`]: [Math.max(...interactions.map((each) => each.longestTaskMs))],
});
