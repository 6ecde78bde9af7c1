import { inParallel } from '../base/in-parallel';
import type { Outcome, Step } from './step';
import { checkTotals } from './totals';

export type ScheduleEvents = {
  started: (step: string) => void;
  noted: (step: string, text: string) => void;
  ended: (step: string, outcome: Outcome) => void;
};

export type Outcomes = ReadonlyMap<string, Outcome>;

/** Steps that may run side by side. */
export type Phase = readonly Step[];

/**
 * Runs one phase after the other, and within a phase at most `lanes` steps at a time, the first named first. A
 * step that throws has failed; one that needs a failed step is not run and counts as a failure too. After an
 * abort nothing more is started, and what was not started has no outcome.
 */
export async function runPhases(
  phases: readonly Phase[],
  lanes: number,
  events: ScheduleEvents,
  signal: AbortSignal,
  now = Date.now,
): Promise<Outcomes> {
  const outcomes = new Map<string, Outcome>();
  const runStep = async (step: Step): Promise<Outcome> => {
    try {
      return await step.run((text) => events.noted(step.name, text), signal);
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error));
    }
  };
  const outcomeOf = async (step: Step): Promise<Outcome> => {
    const broken = (step.needs ?? []).filter((name) => !hasPassed(outcomes.get(name)));
    if (broken.length > 0) return failed(`Not run, because ${broken.join(', ')} failed.`);
    events.started(step.name);
    const since = now();
    const outcome = await runStep(step);
    return { ...outcome, ms: now() - since };
  };
  const perform = async (step: Step) => {
    if (signal.aborted) return;
    const outcome = await outcomeOf(step);
    outcomes.set(step.name, outcome);
    events.ended(step.name, outcome);
  };
  for (const phase of phases) await inParallel(phase, perform, { limit: lanes });
  return outcomes;
}

const hasPassed = (outcome: Outcome | undefined) => outcome?.totals.failed === 0;

function failed(details: string): Outcome {
  return { totals: checkTotals(false), details };
}

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
