import { test as base, type BrowserContext } from '@playwright/test';
import { startProduct } from 'tooling/serve';
import { onFreePorts } from './free-ports';
import { guardContext, type Guard } from './guard';
import { beginAt, sampleMoment } from './page-clock';
import { sharedProduct, type ServedProduct, type SpecifiedProduct } from './shared-product';
import { specifiedRemotes } from './specified-remotes';

/** How many times slower every page computes: `SLOW=4` finds tests that lean on the machine's speed. */
const rate = Number(process.env.SLOW ?? '1');

function slowDown(context: BrowserContext): void {
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

export { expect } from '@playwright/test';

type Fixtures = {
  /** The moment that the browser’s clock begins at; the sample’s own unless a spec says another. */
  beginning: string;
  /** The product that the page is on. */
  product: ServedProduct;
  guard: Guard;
  /** Lets console messages that match pass, for a test that breaks something on purpose. */
  allowConsole: Guard['allowConsole'];
};

/** A test on the composed product; it fails too when its pages break the rules of `guardContext`. */
export const test = base.extend<Fixtures>({
  beginning: [sampleMoment, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
  product: async ({}, use) => use(sharedProduct()),
  baseURL: async ({ product }, use) => use(product.url),
  guard: [
    async ({ context, product, beginning }, use) => {
      await beginAt(context, beginning);
      const guard = guardContext(context, product);
      slowDown(context);
      await use(guard);
      try {
        guard.check();
      } finally {
        // Only now: without its routes, a page asks the servers for what only the test has.
        await Promise.all(
          context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })),
        );
      }
    },
    { auto: true },
  ],
  allowConsole: async ({ guard }, use) => use(guard.allowConsole),
});

/** A test on a product of its own, whose remotes it may stop and start again. */
export const ownProductTest = test.extend<{ ownProduct: SpecifiedProduct }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
  ownProduct: async ({}, use, { testId }) => {
    const origins = ['shell', ...specifiedRemotes];
    // A remote that was stopped starts again on its port: no other process may get that port meanwhile.
    const product = await onFreePorts(origins.length, (...ports) =>
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
