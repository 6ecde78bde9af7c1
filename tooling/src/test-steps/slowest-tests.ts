import type { Outcomes } from '../run/schedule';

const maxNamed = 20;

/** The tests of a run that took longest, a line each under a heading; no line when no test ran. */
export function slowestLines(outcomes: Outcomes): readonly string[] {
  const tries = [...outcomes.values()].flatMap((outcome) => outcome.tries ?? []);
  const slowest = [...tries].sort((a, b) => b.ms - a.ms).slice(0, maxNamed);
  if (slowest.length === 0) return [];
  return [
    `Slowest tests (${slowest.length} of ${tries.length}):`,
    ...slowest.map(({ file, title, ms }) => `${(ms / 1000).toFixed(1)} s ${file} ${title}`),
  ];
}
