import type { Outcome, Step } from './step';
import { checkTotals } from './totals';

export type ScheduleEvents = {
  started: (step: string) => void;
  noted: (step: string, text: string) => void;
  ended: (step: string, outcome: Outcome) => void;
};

/**
 * Runs the steps, at most `lanes` at a time and the first named first. A step that throws has failed; one
 * whose forerunner failed is not run and counts as a failure too.
 */
export async function runSteps(
  steps: readonly Step[],
  lanes: number,
  events: ScheduleEvents,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Outcome>> {
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const outcomes = new Map<string, Outcome>();

  const settle = (name: string, outcome: Outcome) => {
    outcomes.set(name, outcome);
    running.delete(name);
    events.ended(name, outcome);
  };
  const start = ({ name, run }: Step) => {
    events.started(name);
    const work = run((text) => events.noted(name, text), signal)
      .catch((error: unknown) => failed(error instanceof Error ? error.message : String(error)))
      .then((outcome) => settle(name, outcome));
    running.set(name, work);
  };
  const forerunners = ({ after = [] }: Step) => after.map((name) => outcomes.get(name));

  while (waiting.length + running.size > 0 && !signal.aborted) {
    const next = waiting.findIndex((step) =>
      forerunners(step).every((outcome) => outcome !== undefined),
    );
    if (next !== -1 && running.size < lanes) {
      const [step] = waiting.splice(next, 1);
      if (step === undefined) break;
      const broken =
        step.after?.filter((name) => (outcomes.get(name)?.totals.failed ?? 0) > 0) ?? [];
      if (broken.length > 0)
        settle(step.name, failed(`Not run, because ${broken.join(', ')} failed.`));
      else start(step);
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      const names = waiting.map(({ name }) => name).join(', ');
      throw new Error(`These steps wait for a step that is not run: ${names}`);
    }
  }
  await Promise.all(running.values());
  return outcomes;
}

function failed(details: string): Outcome {
  return { totals: checkTotals(false), details };
}
