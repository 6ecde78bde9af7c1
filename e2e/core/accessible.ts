import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { faultMessages } from './fault-messages';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Until nothing fades or slides any more: axe takes colours as they are painted at the moment. */
async function expectAtRest(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect, timeline }) => {
          const { endTime } = effect?.getComputedTiming() ?? {};
          return timeline instanceof DocumentTimeline && endTime !== Infinity;
        })
        .map(({ playState }) => playState)
        .filter((state) => state === 'running'),
    );
  await expect.poll(moving, 'nothing moves any more').toEqual([]);
}

/** Fails with every violation axe finds on the page as it stands, and where. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectAtRest(page);
  // No page of this product has frames of others: axe need not open a page of its own to gather them.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  }));
  expect(found, `${faultMessages.axe} ${page.url()}`).toEqual([]);
}
