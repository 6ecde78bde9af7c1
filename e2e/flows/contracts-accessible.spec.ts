import { expectAccessible } from '../core/accessible';
import { deepTagIf } from '../core/deep-tag-if';
import { expectAriaSnapshot } from '../core/expect-aria-snapshot';
import { saveScreenshot } from '../core/save-screenshot';
import { expect, test } from '../core/test';
import { checkedViewportSizes, wideViewportSize } from '../core/viewports';
import { ContractsPage, sampleContracts } from '../pages/contracts.page';

type Opened = (contracts: ContractsPage) => Promise<void>;

const inDetails =
  ({ id, title }: (typeof sampleContracts)[keyof typeof sampleContracts], press: string): Opened =>
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
    (contracts) => contracts.goto({ query: { contract: sampleContracts.equipmentLease.id } }),
    sampleContracts.equipmentLease.title,
  ],
  ['edit', inDetails(sampleContracts.drillingRights, 'Edit'), /^Edit/],
  ['envelope', inDetails(sampleContracts.crudeSupply, 'DocuSign'), /^DocuSign/],
  [
    'signing',
    async (contracts) => {
      await inDetails(sampleContracts.crudeSupply, 'DocuSign')(contracts);
      await contracts.button('Record a signature on behalf of Daniel Okoro').click();
    },
    /^Record a signature/,
  ],
  ['upload', inDetails(sampleContracts.drillingRights, 'Upload'), 'Upload a document'],
  [
    'preview',
    inDetails(sampleContracts.crudeSupply, 'View Exhibit A, Delivery Schedule.pdf'),
    'Exhibit A, Delivery Schedule.pdf',
  ],
  ['schedule', inDetails(sampleContracts.drillingRights, 'Schedule Notarization'), /^Schedule/],
  [
    'recording',
    inDetails(sampleContracts.equipmentLease, 'View Recording'),
    /^Notarization recording/,
  ],
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
      for (const viewport of checkedViewportSizes) {
        await page.setViewportSize(viewport);
        await expectAccessible(page);
        if (colourMode === 'light' && viewport === wideViewportSize)
          await expectAriaSnapshot(contracts.dialog(title), name);
        await saveScreenshot(page, `contracts-${name}-${colourMode}-${viewport.width}`);
      }
    });
  }
}
