/** These limits only stop a hang. On a loaded machine a command or page load can take ten times as long as usual. */
const perStepMs = 20_000;

/** Time limit for this number of consecutive commands or page loads, in milliseconds. */
export const limitFor = (steps: number): number => steps * perStepMs;

/** Time limit for starting a service and releasing the whole product to it. */
export const stageLimitMs = limitFor(45);
