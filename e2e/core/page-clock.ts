import type { BrowserContext, Page } from '@playwright/test';

/** The moment that the sample stands at, with which every test begins unless it says otherwise. */
export const sampleMoment = '2024-07-22T09:00:00.000Z';

/**
 * Has every page of a browser begin at a moment and run on from there; timers are as they were. A
 * page that comes later goes on with the same clock, which is reckoned from the machine's own.
 */
export async function beginAt(context: BrowserContext, moment: string): Promise<void> {
  const ahead = Date.parse(moment) - Date.now();
  await context.addInitScript((shift) => {
    // Another beginning, set later, takes the place of this one.
    const kept = globalThis as { realDate?: DateConstructor };
    const RealDate = (kept.realDate ??= Date);
    const now = () => RealDate.now() + shift;
    const shifted: DateConstructor = new Proxy(RealDate, {
      construct: (target, parts: unknown[], made) =>
        Reflect.construct(target, parts.length === 0 ? [now()] : parts, made) as Date,
      apply: () => new RealDate(now()).toString(),
      get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
    });
    RealDate.prototype.constructor = shifted;
    globalThis.Date = shifted;
  }, ahead);
}

/** Takes a page's time over, timers too, from the moment that the tests begin at. */
export const installClock = (page: Page): Promise<void> =>
  page.clock.install({ time: sampleMoment });
