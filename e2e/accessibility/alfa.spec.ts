import rules from '@siteimprove/alfa-rules';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';
import type { Page } from '@playwright/test';
import { expect, test } from '../core/test';
import { recordScreens, sectionScreens, screenGroups } from './screens';
import { checkScreens } from './walk-screens';

const isNeeded = Conformance.isAA();

/** Rules for success criteria of WCAG 2.2, levels A and AA. */
const needed = rules.filter((rule) =>
  rule.hasRequirement((requirement) => Criterion.isCriterion(requirement) && isNeeded(requirement)),
);

const shortest = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 240);

/**
 * Runs the accessibility checker Siteimprove Alfa in addition to axe. Returns the rule, reason and element of each
 * problem.
 */
async function alfaFindings(page: Page): Promise<readonly string[]> {
  const root = await page.evaluateHandle(() => window.document);
  const outcomes = await Audit.of(await Playwright.toPage(root), needed).evaluate();
  return [...outcomes]
    .filter((outcome) => Outcome.isFailed(outcome))
    .map((outcome) => {
      const { expectations, target } = outcome.toJSON();
      const why = JSON.stringify(expectations).match(/"message":"[^"]*"/g) ?? [];
      const rule = outcome.rule.uri.split('/').at(-1) ?? '';
      return shortest(`${rule} ${why.join(' ')} ${JSON.stringify(target)}`);
    });
}

test('[G9] the accessibility checker Alfa reports a button without an accessible name @deep @a11y', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.evaluate(() => document.body.append(document.createElement('button')));
  expect(await alfaFindings(page)).toContainEqual(expect.stringContaining('sia-r12'));
});

for (const screens of [...screenGroups, ...sectionScreens, recordScreens]) {
  const names = screens.map(({ name }) => name).join(', ');
  test(`[G9] the accessibility checker Alfa finds no violation on ${names} on wide and narrow screens @deep @a11y`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await checkScreens(page, screens, async ({ name, width }) =>
      expect.soft(await alfaFindings(page), `${name}, ${width} wide`).toEqual([]),
    );
  });
}
