/**
 * Time allowed per step. The limits only stop a hang: on a loaded machine a command or page load can take ten times as
 * long as usual.
 */
const perStepMs = 20_000;

/** Returns the time limit for a number of consecutive commands or page loads, in milliseconds. */
export const limitFor = (steps: number): number => steps * perStepMs;

/** Time limit for starting a service and releasing the whole product to that service. */
export const stageLimitMs = limitFor(45);
