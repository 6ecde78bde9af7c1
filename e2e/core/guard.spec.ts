import { expect, test } from '@playwright/test';
import { faultMessages } from './fault-messages';
import { guardContext } from './guard';
import { getSharedProduct } from './shared-product';
import { test as guardedTest } from './test';

const elsewhere = 'http://127.0.0.1:9/pixel';

test('[G5] the page guard reports a request to a URL outside the product', async ({
  context,
  page,
}) => {
  const guard = guardContext(context, getSharedProduct());
  await page.evaluate((url) => fetch(url, { mode: 'no-cors' }).catch(() => null), elsewhere);
  expect(guard.check).toThrow(`GET ${elsewhere}`);
});

test('[G5] the page guard reports a request whose method is not GET', async ({ context, page }) => {
  const product = getSharedProduct();
  const guard = guardContext(context, product);
  await page.goto(product.url);
  await page.evaluate(() => fetch('/', { method: 'POST' }));
  expect(guard.check).toThrow(`POST ${product.url}`);
});

test('[G7] the page guard reports console warnings and uncaught errors', async ({
  context,
  page,
}) => {
  const guard = guardContext(context, getSharedProduct());
  const thrown = context.waitForEvent('weberror');
  await page.evaluate(() => {
    console.warn('a warning');
    setTimeout(() => {
      throw new Error('thrown at random');
    });
  });
  await thrown;
  expect(guard.check).toThrow(/console warning: a warning[^]*thrown: thrown at random/);
});

test('[G7] the page guard reports a timeout in the product as a separate failure', async ({
  context,
  page,
}) => {
  const guard = guardContext(context, getSharedProduct());
  await page.evaluate(() =>
    console.error(
      'This page did not load within 15 seconds. The contracts remote did not respond.',
    ),
  );
  expect(guard.check).toThrow('did not load within 15 seconds');
  expect(guard.check).not.toThrow(faultMessages.guard);
});

test('[G5, G7] the page guard accepts requests to the product and console messages that the test allows', async ({
  context,
  page,
}) => {
  const product = getSharedProduct();
  const guard = guardContext(context, product);
  guard.allowConsole(/a warning/);
  await page.goto(product.url);
  await page.evaluate(() => console.warn('a warning'));
  guard.check();
});

guardedTest(
  '[G7] routes of a test stay active until the page has been checked',
  async ({ page }) => {
    const { url } = getSharedProduct();
    await page.route('**/assets/only-here.js', (route) => route.fulfill({ json: {} }));
    await page.goto(url);
    const asked = page.waitForResponse('**/assets/only-here.js');
    await page.evaluate(() => {
      const ask = () => void fetch('/assets/only-here.js').finally(ask);
      ask();
    });
    await asked;
  },
);
