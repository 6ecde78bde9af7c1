import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import rules from '@siteimprove/alfa-rules';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';
import type { Page } from '@playwright/test';

const isNeeded = Conformance.isAA();

/** The rules for criteria of WCAG 2.2, A and AA. */
const needed = rules.filter((rule) =>
  rule.hasRequirement((requirement) => Criterion.isCriterion(requirement) && isNeeded(requirement)),
);

const shortest = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 240);

/** What Siteimprove's Alfa, a second engine beside axe, finds on the page as it stands: the rule, why, and where. */
export async function alfaFindings(page: Page): Promise<readonly string[]> {
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
