import type { Page } from '@playwright/test';

/** Disables page timers of 10 seconds and more. Otherwise time limits expire while a test delays a response. */
export const disableTimeLimits = (page: Page) =>
  page.addInitScript(() => {
    const shortestMs = 10_000;
    const never = 0;
    globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
      apply(target, _self, given: Parameters<typeof setTimeout>) {
        const [, ms = 0] = given;
        return ms < shortestMs ? (Reflect.apply(target, undefined, given) as unknown) : never;
      },
    });
  });
