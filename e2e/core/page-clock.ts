import type { BrowserContext, Page } from '@playwright/test';

/** The date of the sample data. Every test starts at this time by default. */
export const sampleTime = '2024-07-22T09:00:00.000Z';

/** Sets the clock of every page without changing timers, with one common offset to the system clock. */
export async function startClockAt(context: BrowserContext, moment: string): Promise<void> {
  const ahead = Date.parse(moment) - Date.now();
  await context.addInitScript((shift) => {
    // Always wraps the original `Date`, so that a second call replaces the offset of the first call.
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

export const installClock = (page: Page): Promise<void> => page.clock.install({ time: sampleTime });
