import { findBrowser, launchArguments } from '../browser';
import { chromium, dashboardAddress, signIn, type Page, type Tab } from '../drive';

/** What is looked for: the page of an environment, once it runs what was promoted. */
export interface Watched {
  /** Address of the pages, as browsers know them. */
  readonly page: string;
  readonly environment: string;
  /** Names the promotion that the page must run. */
  readonly promotion: string;
  readonly tabs: readonly string[];
  readonly limitMs?: number;
}

const usualLimitMs = 60_000;

/** What is wrong with the first screen of a tab; nothing where it is drawn. */
async function look(page: Page, { page: address, limitMs = usualLimitMs }: Watched, tab: string) {
  // A tab is a word of the address; those that the tests know are not all there may be.
  await page.goto(new URL(dashboardAddress('admin', tab as Tab), address).href);
  const panel = page.locator('#dashboard-panel');
  const card = panel
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Try Again' }) })
    .first();
  const heading = panel.getByRole('heading').first();
  await heading.waitFor({ timeout: limitMs });
  await panel
    .getByRole('status', { name: /^Loading/ })
    .first()
    .waitFor({ state: 'detached', timeout: limitMs });
  // What stands in for a release that did not start is well, and the release is not.
  const instead = page.getByRole('status', { name: /^Earlier release of / });
  if (await instead.isVisible()) return (await instead.locator('p').innerText()).trim();
  if (!(await card.isVisible())) return undefined;
  return (await card.locator('p').first().innerText()).trim();
}

const sentence = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Opens the page in a browser without a past and walks every tab's first screen; says what is wrong, in sentences. */
export async function walkTabs(watched: Watched): Promise<readonly string[]> {
  const { executablePath } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: launchArguments() });
  const problems: string[] = [];
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await signIn(context);
    const page = await context.newPage();
    let runs: Promise<string> = Promise.resolve('');
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith(`/env/${watched.environment}/current.json`))
        runs = response.text().catch(() => '');
    });
    for (const tab of watched.tabs) {
      const problem = await look(page, watched, tab).catch(sentence);
      if (problem !== undefined) problems.push(`The tab ${tab} failed: ${problem}`);
    }
    if (!(await runs).includes(watched.promotion))
      problems.push(
        `The page does not run what was promoted: ${watched.page} reads another pointer.`,
      );
  } finally {
    await browser.close();
  }
  return problems;
}
