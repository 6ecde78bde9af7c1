import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { faultMessages } from './fault-messages';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits until all animations end, because axe would measure a colour in the middle of a transition. */
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

/** Fails if axe finds violations on the current page, and reports their locations. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectAtRest(page);
  // In legacy mode, axe does not check cross-origin frames. The product has no such frames.
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
