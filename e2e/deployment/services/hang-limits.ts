/**
 * Time limit per step in milliseconds. The limit is ten times the usual duration, so that it only stops a step that
 * hangs.
 */
const perStepMs = 20_000;

/** Returns the time limit for a number of consecutive commands or page loads, in milliseconds. */
export const computeTimeoutMs = (steps: number): number => steps * perStepMs;

/** Time limit in milliseconds for starting a service and releasing the whole product. */
export const stageTimeoutMs = computeTimeoutMs(45);
