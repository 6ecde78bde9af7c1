import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { launchArguments, wholeBrowser } from 'tooling/browser';
import { dashboardAddress, signIn } from 'tooling/drive';
import { untilKept } from '../core/kept-product';
import { expect, test } from '../core/test';

/** A browser with a profile on the disk: from a private window nothing is installed. */
async function inProfile(
  executablePath: string,
  baseURL: string,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'trustfold-profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: launchArguments(),
    baseURL,
    serviceWorkers: 'allow',
  });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function obstacles(browser: CDPSession): Promise<readonly string[]> {
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  return installabilityErrors.map(({ errorId }) => errorId);
}

test('[E3] the browser finds nothing in the way of installing the product, nor in its manifest', async ({
  product,
}) => {
  const executablePath = await wholeBrowser();
  test.skip(executablePath === undefined, 'A headless shell says of every page that it installs.');
  await inProfile(String(executablePath), product.url, async (page) => {
    const browser = await page.context().newCDPSession(page);
    await signIn(page);
    await page.goto('/trustfold');
    // Only a dashboard says how it is installed; and this browser does judge.
    expect(await obstacles(browser)).toEqual(['no-manifest']);

    await page.goto(dashboardAddress());
    await untilKept(page);
    const { url, data = '', errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toMatch(/\/assets\/trustfold\.[0-9a-f]+\.webmanifest$/);
    expect(await obstacles(browser)).toEqual([]);

    const { icons } = JSON.parse(data) as { icons: { src: string; sizes: string }[] };
    for (const { src, sizes } of icons) {
      const size = await page.evaluate(async (address) => {
        const bitmap = await createImageBitmap(await (await fetch(address)).blob());
        return `${bitmap.width}x${bitmap.height}`;
      }, src);
      expect(size).toBe(sizes);
    }
  });
});
