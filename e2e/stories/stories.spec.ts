import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { launchArguments } from 'tooling/browser';
import { expectAccessible } from '../core/accessible';

/**
 * Browsers render slightly differently, so small differences are allowed. A tag that is 1 px wider still exceeds these
 * limits.
 */
const tolerance = { maxDiffPixels: 60, threshold: 0.03, fullPage: true };

const repository = join(import.meta.dirname, '../..');
const folder = join(repository, '.trustfold/storybook');

interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly tags: readonly string[] }>>;
}

type StoryWindow = typeof window & {
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, value: unknown): void };
};

test.use({
  // Turns off the font settings of the machine.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...launchArguments, '--font-render-hinting=none', '--disable-lcd-text'],
    }),
  baseURL: 'http://storybook.test',
  viewport: { width: 768, height: 480 },
});

test.beforeAll(() => {
  test.slow();
  const build = ['build', '--config-dir', 'shared-kernel/.storybook', '--test', '--quiet'];
  execFileSync('npx', ['storybook', ...build, '--output-dir', folder], {
    cwd: repository,
    shell: process.platform === 'win32',
  });
});

test('[G9] every story is accessible and matches its screenshot in light and dark mode @deep', async ({
  page,
}) => {
  test.slow();
  await page.route('**', (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  for (const [id, { tags }] of Object.entries(index.entries))
    await test.step(id, async () => {
      const media = tags.includes('print') ? 'print' : 'screen';
      await page.emulateMedia({ reducedMotion: 'reduce', media });
      await page.goto(`/iframe.html?id=${id}`);
      await expect(page.locator('body')).toHaveClass(/sb-show-main/);
      await expect(page.locator('#storybook-root > *')).toBeAttached();
      await expect(page.locator('[data-state="waiting"]')).toHaveCount(0);
      for (const theme of media === 'print' ? ['light'] : ['light', 'dark']) {
        await page.evaluate(
          (globals) =>
            (window as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals }),
          { theme },
        );
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect.soft(page).toHaveScreenshot(`${id}-${theme}.png`, tolerance);
        await expectAccessible(page);
      }
    });
});
