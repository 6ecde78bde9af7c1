import { runPhases, type Outcomes, type ScheduleEvents } from './schedule';

/** Tries once more, one by one, what steps ask for; the second outcome replaces the first, and its time is added. */
export async function runAgain(
  outcomes: Outcomes,
  events: ScheduleEvents,
  signal: AbortSignal,
): Promise<Outcomes> {
  const settled = new Map(outcomes);
  for (const [name, { again, ms = 0 }] of outcomes) {
    if (again === undefined) continue;
    const second = (await runPhases([[again]], 1, events, signal)).get(again.name);
    if (second !== undefined) settled.set(name, { ...second, ms: ms + (second.ms ?? 0) });
  }
  return settled;
}
