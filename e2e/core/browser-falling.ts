import { lotOf } from 'shared-kernel/remote';

/** The id of a browser that falls between two shares for a canary, so that it is in from the second on. */
export function browserFalling(canary: string, from: number, below: number): string {
  const ids = Array.from({ length: 10_000 }, (_, at) => `browser-${at}`);
  const id = ids.find((one) => {
    const lot = lotOf(one, canary);
    return from <= lot && lot < below;
  });
  if (id === undefined) throw new Error(`No browser falls from ${from} to ${below}.`);
  return id;
}
