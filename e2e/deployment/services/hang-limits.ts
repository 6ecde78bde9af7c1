/**
 * Bounds on a hang, reckoned from what is done and not from how long it takes here: on a loaded machine a command or
 * an opening takes ten times as long.
 */
const perStepMs = 20_000;

/** For this number of commands or openings, one after the other. */
export const limitFor = (steps: number): number => steps * perStepMs;

/** For a service that is started and given the whole product. */
export const stageLimitMs = limitFor(45);
