import { expect, type Locator } from '@playwright/test';

/**
 * Compares the accessibility tree of an element with a snapshot file. Remove record data by hand after
 * `--update-snapshots`.
 */
export const expectAriaSnapshot = (part: Locator, name: string): Promise<void> =>
  expect(part, `accessibility tree of ${name}`).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
