import { test as base, type BrowserContext } from '@playwright/test';
import { startProduct } from 'tooling/serve';
import { startOnFreePorts } from './free-ports';
import { guardContext, type Guard } from './guard';
import { startClockAt, sampleTime } from './page-clock';
import { getSharedProduct, type ServedProduct, type SpecifiedProduct } from './shared-product';
import { specifiedRemotes } from './specified-remotes';

/** CPU slowdown factor: `SLOW=4` finds tests that depend on the speed of the machine. */
const rate = Number(process.env.SLOW ?? '1');

function slowDown(context: BrowserContext): void {
  if (rate === 1) return;
  context.on('page', (page) => {
    const slow = async () => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    };
    // Ignores errors, because the page may have closed in the meantime.
    slow().catch(() => undefined);
  });
}

export { expect } from '@playwright/test';

type Fixtures = {
  /** Start time of the browser’s clock. The default is the date of the sample data. */
  beginning: string;
  product: ServedProduct;
  guard: Guard;
  allowConsole: Guard['allowConsole'];
};

/** Every test fails if a page breaks the rules of `guardContext`. */
export const test = base.extend<Fixtures>({
  beginning: [sampleTime, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
  product: async ({}, use) => use(getSharedProduct()),
  baseURL: async ({ product }, use) => use(product.url),
  guard: [
    async ({ context, product, beginning }, use) => {
      await startClockAt(context, beginning);
      const guard = guardContext(context, product);
      slowDown(context);
      await use(guard);
      try {
        guard.check();
      } finally {
        // Removes the routes only after the check, because a page without routes could send requests that
        // `guardContext` reports.
        await Promise.all(
          context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })),
        );
      }
    },
    { auto: true },
  ],
  allowConsole: async ({ guard }, use) => use(guard.allowConsole),
});

/** Test function that serves a separate product for each test, so that the test may stop remotes. */
export const separateProductTest = test.extend<{ ownProduct: SpecifiedProduct }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
  ownProduct: async ({}, use, { testId }) => {
    const origins = ['shell', ...specifiedRemotes];
    // A stopped remote restarts on the same port, so the ports must be outside the range that the system assigns.
    const product = await startOnFreePorts(origins.length, (...ports) =>
      startProduct({
        remotes: specifiedRemotes,
        environment: `e2e-${testId}`,
        temporary: true,
        ports: Object.fromEntries(origins.map((name, index) => [name, ports[index]])),
      }),
    );
    await use(product);
    await product.stop();
  },
  product: async ({ ownProduct }, use) => use(ownProduct),
});
