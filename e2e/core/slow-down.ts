import type { BrowserContext } from '@playwright/test';

/** How many times slower every page computes: `SLOW=4` finds tests that lean on the machine's speed. */
const rate = Number(process.env.SLOW ?? '1');

export function slowDown(context: BrowserContext): void {
  if (rate === 1) return;
  context.on('page', (page) => {
    const slow = async () => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    };
    // A page that is closed already needs none.
    slow().catch(() => undefined);
  });
}
