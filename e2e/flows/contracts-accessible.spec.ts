import { expectAccessible } from '../core/accessible';
import { deepTagIf } from '../core/deep-tag-if';
import { expectAriaSnapshot } from '../core/expect-aria-snapshot';
import { saveScreenshot } from '../core/save-screenshot';
import { expect, test } from '../core/test';
import { checkedViewports, wide } from '../core/viewports';
import { ContractsPage, sample } from '../pages/contracts.page';

type Opened = (contracts: ContractsPage) => Promise<void>;

const inDetails =
  ({ id, title }: (typeof sample)[keyof typeof sample], press: string): Opened =>
  async (contracts) => {
    await contracts.goto({ query: { contract: id } });
    await contracts.button(press, contracts.dialog(title)).last().click();
  };

const dialogs: readonly (readonly [name: string, open: Opened, title: string | RegExp])[] = [
  [
    'create',
    async (contracts) => {
      await contracts.goto();
      await contracts.create().click();
    },
    'Create contract',
  ],
  [
    'waiver',
    async (contracts) => {
      await contracts.goto();
      await contracts.create().click();
      const dialog = contracts.dialog('Create contract');
      await dialog.getByLabel('Legal review required').uncheck();
      await contracts.button('Create contract', dialog).click();
    },
    'Waive legal review?',
  ],
  [
    'details',
    (contracts) => contracts.goto({ query: { contract: sample.equipmentLease.id } }),
    sample.equipmentLease.title,
  ],
  ['edit', inDetails(sample.drillingRights, 'Edit'), /^Edit/],
  ['envelope', inDetails(sample.crudeSupply, 'DocuSign'), /^DocuSign/],
  [
    'signing',
    async (contracts) => {
      await inDetails(sample.crudeSupply, 'DocuSign')(contracts);
      await contracts.button('Record a signature on behalf of Daniel Okoro').click();
    },
    /^Record a signature/,
  ],
  ['upload', inDetails(sample.drillingRights, 'Upload'), 'Upload a document'],
  [
    'preview',
    inDetails(sample.crudeSupply, 'View Exhibit A, Delivery Schedule.pdf'),
    'Exhibit A, Delivery Schedule.pdf',
  ],
  ['schedule', inDetails(sample.drillingRights, 'Schedule Notarization'), /^Schedule/],
  ['recording', inDetails(sample.equipmentLease, 'View Recording'), /^Recording/],
];

/** Dialogs that every test run checks in light mode. `npm test -- deep` checks all dialogs. */
const usual = ['create', 'details'];

for (const [name, open, title] of dialogs) {
  for (const colourMode of ['light', 'dark'] as const) {
    test(`[C11] axe finds no violation in the ${name} dialog in ${colourMode}${deepTagIf(colourMode === 'dark' || !usual.includes(name))} @a11y`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((mode) => {
        if (!location.protocol.startsWith('http')) return;
        localStorage.setItem('tf_preferences', JSON.stringify({ colourMode: mode }));
      }, colourMode);
      const contracts = new ContractsPage(page);
      await open(contracts);
      await expect(contracts.dialog(title)).toBeVisible();
      for (const viewport of checkedViewports) {
        await page.setViewportSize(viewport);
        await expectAccessible(page);
        if (colourMode === 'light' && viewport === wide)
          await expectAriaSnapshot(contracts.dialog(title), name);
        await saveScreenshot(page, `contracts-${name}-${colourMode}-${viewport.width}`);
      }
    });
  }
}
