import { expect, type Locator } from '@playwright/test';

/**
 * Compares the accessibility tree of an element with a snapshot file. After `--update-snapshots`, remove the record
 * data by hand.
 */
export const expectAriaSnapshot = (part: Locator, name: string): Promise<void> =>
  expect(part, `accessibility tree of ${name}`).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
