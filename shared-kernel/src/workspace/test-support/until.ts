import { waitFor } from '@testing-library/dom';

/** Waits until it holds, for what comes by itself and shows on no screen. */
export const until = (holds: () => boolean | Promise<boolean>): Promise<void> =>
  waitFor(async () => expect(await holds()).toBe(true), { interval: 5 });
