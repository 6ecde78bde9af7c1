import type { Page } from '@playwright/test';
import { dashboardAddress, openGate, signIn, dashboardTabs } from 'tooling/browser';
import { enableDataSaver } from '../core/data-saver';
import { expect, test } from '../core/test';

type Noting = { preloaded?: Set<string> };

function fontsInUse(): string[] {
  const plain = (range: string) => range.replace(/\s/g, '').toLowerCase();
  const loaded = new Set(
    Array.from(document.fonts)
      .filter(({ status }) => status === 'loaded')
      .map(({ unicodeRange }) => plain(unicodeRange)),
  );
  return Array.from(document.styleSheets)
    .filter(({ href }) => href === null)
    .flatMap((sheet) => Array.from(sheet.cssRules))
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => loaded.has(plain(style.getPropertyValue('unicode-range'))))
    .map(({ style }) => /url\("?([^")]+)/.exec(style.getPropertyValue('src'))?.[1] ?? '')
    .map((url) => new URL(url, location.href).href);
}

/** Returns a function that lists the preloaded files that the page did not use. */
async function watchPreloads(page: Page): Promise<() => Promise<string[]>> {
  const run = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Debugger.scriptParsed', ({ url }) => run.add(url));
  await session.send('Debugger.enable');
  await page.addInitScript(() => {
    const preloaded = new Set<string>();
    (window as Noting).preloaded = preloaded;
    new MutationObserver(() => {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]'))
        preloaded.add(link.href);
    }).observe(document, { subtree: true, childList: true });
  });
  return async () => {
    const { preloaded, sheets } = await page.evaluate(() => ({
      preloaded: Array.from((window as Noting).preloaded ?? []),
      sheets: Array.from(document.styleSheets, ({ href }) => href),
    }));
    const fonts = await page.evaluate(fontsInUse);
    expect(preloaded, 'something is preloaded').not.toEqual([]);
    return preloaded.filter(
      (url) => !run.has(url) && !sheets.includes(url) && !fonts.includes(url),
    );
  };
}

const addresses = [
  '/',
  '/trustfold',
  '/portal/login',
  '/portal/demo',
  '/trustfold/login',
  ...dashboardTabs.map((tab) => dashboardAddress('admin', tab)),
];

for (const address of addresses) {
  test(`[federation] the page at ${address} uses every file that it preloads @deep`, async ({
    page,
  }) => {
    await enableDataSaver(page);
    if (address === '/portal/login') await openGate(page);
    else if (address !== '/') await signIn(page);
    const inVain = await watchPreloads(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect.poll(inVain).toEqual([]);
  });
}
