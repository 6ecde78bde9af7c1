import { expect, type Locator } from '@playwright/test';

/**
 * Holds what assistive technology is told of a part of a page to the file of that name beside the spec: its landmarks,
 * headings, controls and their states, without what records say. A file that was written anew by
 * `--update-snapshots` is shortened to these by hand.
 */
export const expectTree = (part: Locator, name: string): Promise<void> =>
  expect(part, `what is told of ${name}`).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
