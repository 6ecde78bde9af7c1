import { waitFor } from '@testing-library/dom';

/** Waits until a condition is true. Use it for background work that has no visible result. */
export const waitUntil = (holds: () => boolean | Promise<boolean>): Promise<void> =>
  waitFor(async () => expect(await holds()).toBe(true), { interval: 5 });
