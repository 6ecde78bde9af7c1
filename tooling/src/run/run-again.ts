import { runPhases, type Outcomes, type ScheduleEvents } from './schedule';

/** Tries once more, one by one, what steps ask for; what comes of it takes the place of their outcomes. */
export async function runAgain(
  outcomes: Outcomes,
  events: ScheduleEvents,
  signal: AbortSignal,
): Promise<Outcomes> {
  const settled = new Map(outcomes);
  for (const [name, { again }] of outcomes) {
    if (again === undefined) continue;
    const second = (await runPhases([[again]], 1, events, signal)).get(again.name);
    if (second !== undefined) settled.set(name, second);
  }
  return settled;
}
