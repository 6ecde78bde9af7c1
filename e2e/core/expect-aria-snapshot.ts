import { expect, type Locator } from '@playwright/test';

/**
 * Compares the accessibility tree of an element with a snapshot file. After running with `--update-snapshots`, remove
 * record data from the file by hand.
 */
export const expectAriaSnapshot = (part: Locator, name: string): Promise<void> =>
  expect(part, `accessibility tree of ${name}`).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
