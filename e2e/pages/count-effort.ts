import { expect, type Page } from '@playwright/test';
import { getPortalRouteFromKey, type PortalKey } from 'shared-kernel/domain/portal';
import { portalTitle } from './dashboard.page';

type Counting = typeof window & { effort: { clicks: number; keys: number } };

export interface Effort {
  readonly clicks: number;
  readonly keys: number;
}

/** Starts to count clicks and key presses. A reload of the page ends the count. */
export const startCountingEffort = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const effort = { clicks: 0, keys: 0 };
    (window as Counting).effort = effort;
    const held = ['Control', 'Shift', 'Alt', 'Meta'];
    addEventListener('pointerdown', () => (effort.clicks += 1), true);
    addEventListener('keydown', ({ key }) => held.includes(key) || (effort.keys += 1), true);
  });

export const readEffort = (page: Page): Promise<Effort> =>
  page.evaluate(() => (window as Counting).effort);

/** Counts the clicks and keys of a task in several portals. Switching portals is not counted. */
export class TaskEffort {
  private earlier: Effort = { clicks: 0, keys: 0 };

  private constructor(private readonly page: Page) {}

  static async begin(page: Page): Promise<TaskEffort> {
    await startCountingEffort(page);
    return new TaskEffort(page);
  }

  async total(): Promise<Effort> {
    const { clicks, keys } = await readEffort(this.page);
    return { clicks: this.earlier.clicks + clicks, keys: this.earlier.keys + keys };
  }

  /** Switches the portal in the search palette, because a drawer may cover the header. */
  async switchTo(portal: PortalKey): Promise<void> {
    this.earlier = await this.total();
    await this.page.keyboard.press('ControlOrMeta+k');
    await this.page.keyboard.type(portalTitle[portal]);
    await this.page.getByRole('option', { name: portalTitle[portal] }).click();
    await this.page.waitForURL(`**/dashboard/${getPortalRouteFromKey(portal)}**`);
    await startCountingEffort(this.page);
  }
}

interface Limit {
  /** Number of clicks, starting on the dashboard and not counting confirmation steps. */
  readonly before: number;
  readonly safety?: Readonly<Record<string, number>>;
}

/** Expects exactly this number of clicks. It must not exceed `before` plus the clicks of the confirmation steps. */
export async function expectClicks(
  effort: TaskEffort,
  clicks: number,
  { before, safety = {} }: Limit,
): Promise<void> {
  const added = Object.values(safety).reduce((sum, each) => sum + each, 0);
  const taken = (await effort.total()).clicks;
  expect(taken).toBeLessThanOrEqual(before + added);
  expect(taken).toBe(clicks);
}
