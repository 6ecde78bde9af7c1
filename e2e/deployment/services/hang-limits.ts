/** Milliseconds per step, ten times the usual duration. The limit only stops a hang. */
const perStepMs = 20_000;

/** Returns the time limit for a number of consecutive commands or page loads, in milliseconds. */
export const computeTimeoutMs = (steps: number): number => steps * perStepMs;

/** Milliseconds to start a service and release the whole product. */
export const stageTimeoutMs = computeTimeoutMs(45);
