import { expect, type Locator } from '@playwright/test';

/**
 * A dialog has grown to its place. Pressed while it grows, on a loaded machine a button is elsewhere
 * by the time the press ends, which is then no click.
 */
export async function expectStill(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toHaveClass(/-zoom-/);
}
