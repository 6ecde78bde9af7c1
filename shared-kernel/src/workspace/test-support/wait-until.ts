import { waitFor } from '@testing-library/dom';

/** Waits until a condition is true, for background work that no screen shows. */
export const waitUntil = (holds: () => boolean | Promise<boolean>): Promise<void> =>
  waitFor(async () => expect(await holds()).toBe(true), { interval: 5 });
