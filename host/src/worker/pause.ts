/** Longer than what a reader has just pressed mostly takes, in milliseconds. */
export const pauseMs = 3000;

let until = 0;

/** A reader wants something: for a while nothing is fetched ahead. */
export function pauseFetching(): void {
  until = Date.now() + pauseMs;
}

/** Waits for as long as a reader goes first. */
export async function untilNobodyWaits(): Promise<void> {
  for (let left = until - Date.now(); left > 0; left = until - Date.now()) {
    const pause = left;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
