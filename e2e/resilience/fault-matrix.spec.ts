import { readFileSync } from 'node:fs';
import { dashboardAddress, signIn } from 'tooling/drive';
import { markPage, wasReloaded } from '../core/mark-page';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import {
  breakFile,
  everyFault,
  expectHarm,
  forgetDeployed,
  outcomeOf,
  untilGivenUp,
  type Outcome,
} from './faults';
import { pageFiles } from './page-files';
import { partFiles } from './part-files';
import { tabFiles } from './tab-files';

for (const { whose, origin, files, screen, other } of tabFiles) {
  for (const [file, path] of Object.entries(files)) {
    test(`[E1, E3] ${whose}: the ${file}, broken in every way: Try Again @deep`, async ({
      page,
      product,
      allowConsole,
    }) => {
      const { expectCaught } = await expectHarm({ page, allowConsole });
      await forgetDeployed(page);
      await signIn(page);
      const dashboard = new DashboardPage(page);
      const panel = dashboard.panel();
      for (const fault of everyFault) {
        const outcome = outcomeOf('Try Again', fault);
        await test.step(`${fault.does}: ${outcome}`, async () => {
          const { times, putRight } = await breakFile(page, product.origins[origin] + path, fault);
          await page.goto(dashboardAddress('admin', screen.tab));
          await markPage(page);
          await expect.poll(times).toBeGreaterThan(0);
          if (outcome === 'Try Again') {
            const isSaid = (options: { timeout: number }) =>
              expect(dashboard.errorCard()).toBeVisible(options);
            await untilGivenUp(page, fault, isSaid);
            await dashboard.tab(other.label).click();
            await expect(other.shown(panel)).toBeVisible();
            await dashboard.tab(screen.label).click();
            await untilGivenUp(page, fault, isSaid);
            await putRight();
            await dashboard.tryAgain().click();
          }
          await expect(screen.shown(panel)).toBeVisible();
          await expect(dashboard.errorCard()).toHaveCount(0);
          await putRight();
          expectCaught();
          await dashboard.tab(other.label).click();
          await expect(other.shown(panel)).toBeVisible();
          expect(await wasReloaded(page)).toBe(false);
        });
      }
    });
  }
}

/** Every row of the table: a file, and what becomes of it. */
const rows: readonly (readonly [name: string, outcome: Outcome])[] = [
  ...tabFiles.flatMap(({ whose, files }) =>
    Object.keys(files).map((file) => [`${whose}: ${file}`, 'Try Again'] as const),
  ),
  ...pageFiles.flatMap(({ whose, files, outcome }) =>
    Object.keys(files).map((file) => [`${whose}: ${file}`, outcome] as const),
  ),
  ...partFiles.flatMap(({ whose, files }) =>
    Object.keys(files).map((file) => [`${whose}: ${file}`, 'said'] as const),
  ),
];

test('[E3] docs/failures.md says what becomes of every fault', () => {
  const cells = (line: string) => line.split('|').map((cell) => cell.trim());
  const document = readFileSync(new URL('../../docs/failures.md', import.meta.url), 'utf8');
  const lines = document.split('\n').map(cells);
  const head = lines.findIndex((line) => line[1] === 'a file that');
  expect(lines[head]?.slice(2, -1)).toEqual(everyFault.map(({ does }) => does));
  const end = lines.findIndex((line, at) => at > head && line.length === 1);
  expect(lines.slice(head + 2, end).map((line) => line.slice(1, -1))).toEqual(
    rows.map(([name, outcome]) => [name, ...everyFault.map((fault) => outcomeOf(outcome, fault))]),
  );
});
