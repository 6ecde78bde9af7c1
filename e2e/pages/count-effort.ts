import { expect, type Page } from '@playwright/test';
import { portalRouteFromKey, type PortalKey } from 'shared-kernel/domain/portal';
import { portalTitle } from './dashboard.page';

type Counting = typeof window & { effort: { clicks: number; keys: number } };

/** What a person did in a page since the counting began: presses of a pointer, and keys but those held with others. */
export interface Effort {
  readonly clicks: number;
  readonly keys: number;
}

/** Counts what a person does in a page from now on, until the page is loaded anew. */
export const beginCounting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const effort = { clicks: 0, keys: 0 };
    (window as Counting).effort = effort;
    const held = ['Control', 'Shift', 'Alt', 'Meta'];
    addEventListener('pointerdown', () => (effort.clicks += 1), true);
    addEventListener('keydown', ({ key }) => held.includes(key) || (effort.keys += 1), true);
  });

export const effortOf = (page: Page): Promise<Effort> =>
  page.evaluate(() => (window as Counting).effort);

/** The effort of a task in several portals; switching between them is not counted. */
export class TaskEffort {
  private earlier: Effort = { clicks: 0, keys: 0 };

  private constructor(private readonly page: Page) {}

  static async begin(page: Page): Promise<TaskEffort> {
    await beginCounting(page);
    return new TaskEffort(page);
  }

  async total(): Promise<Effort> {
    const { clicks, keys } = await effortOf(this.page);
    return { clicks: this.earlier.clicks + clicks, keys: this.earlier.keys + keys };
  }

  /** Goes on in another portal by the search, as a drawer may cover the header. */
  async switchTo(portal: PortalKey): Promise<void> {
    this.earlier = await this.total();
    await this.page.keyboard.press('ControlOrMeta+k');
    await this.page.keyboard.type(portalTitle[portal]);
    await this.page.getByRole('option', { name: portalTitle[portal] }).click();
    await this.page.waitForURL(`**/dashboard/${portalRouteFromKey(portal)}**`);
    await beginCounting(this.page);
  }
}

/** How many clicks a task may take. */
interface Limit {
  /** Clicks of a first-time user before the safety steps, from the open dashboard. */
  readonly before: number;
  /** The steps that were added since for safety, with their clicks. */
  readonly safety?: Readonly<Record<string, number>>;
}

/** The clicks of a task, which are no more than before but for the added safety steps. */
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
