import type { Page } from '@playwright/test';
import { dashboardAddress, openGate, signIn, type Tab } from 'tooling/drive';
import { test } from '../core/test';
import { typeIntoAll } from '../core/type-into-all';

interface Place {
  readonly name: string;
  readonly address: string;
  /** What is pressed there first; the fields are then those of the dialog. */
  readonly press?: string;
  readonly fields: number;
}

const at = (tab: Tab, query = '') => `${dashboardAddress('admin', tab)}${query}`;

/** One of the shell’s, one with ranges, and one of another remote. */
const usualLists: readonly Place[] = [
  { name: 'the audit log', address: at('overview'), press: 'Filters', fields: 3 },
  { name: 'transactions', address: at('transactions'), press: 'Amount', fields: 3 },
  { name: 'clients', address: at('clients'), fields: 1 },
];

const otherLists: readonly Place[] = [
  { name: 'the portals', address: '/trustfold/login', fields: 1 },
  { name: 'processes', address: at('processes'), press: 'Filter', fields: 1 },
  { name: 'compliance', address: at('compliance'), fields: 1 },
  { name: 'contracts', address: at('contracts'), fields: 1 },
  { name: 'notifications', address: at('notifications'), fields: 1 },
];

/** One in a dialog and one in the page. */
const usualForms: readonly Place[] = [
  { name: 'a client', address: at('clients'), press: 'Add New Client', fields: 6 },
  { name: 'the profile', address: at('profile'), fields: 6 },
];

const otherForms: readonly Place[] = [
  { name: 'a process', address: at('processes'), press: 'New Process', fields: 4 },
  { name: 'a contract', address: at('contracts'), press: 'Create Contract', fields: 2 },
  { name: 'the password', address: at('profile', '&section=security'), fields: 3 },
];

async function typeAt(page: Page, { name, address, press, fields }: Place): Promise<void> {
  await test.step(name, async () => {
    await page.goto(address);
    if (press !== undefined)
      await page.getByRole('button', { name: press, exact: true }).first().click();
    const dialog = page.getByRole('dialog').last();
    const isDialog = press !== undefined && !/^(Filter|Amount)/.test(press);
    await typeIntoAll(page, isDialog ? dialog : page.locator('body'), fields);
  });
}

test('[GA1, P1, D1] what is typed before one is in is all taken @deep', async ({ page }) => {
  await typeAt(page, { name: 'the gate', address: '/', fields: 1 });
  await openGate(page);
  await typeAt(page, {
    name: 'the request for a demo',
    address: '/trustfold',
    press: 'Book a Demo',
    fields: 5,
  });
  await typeAt(page, { name: 'the portal sign-in', address: '/portal/login', fields: 2 });
  await signIn(page);
  await typeAt(page, { name: 'the demo sign-in', address: '/portal/demo', fields: 2 });
});

test('[CL1, TX3] what is typed into a search or a range is all taken @deep', async ({ page }) => {
  await signIn(page);
  for (const place of usualLists) await typeAt(page, place);
});

test('[CO1, N1] what is typed into any other search is all taken @smoke @deep', async ({
  page,
}) => {
  await signIn(page);
  for (const place of otherLists) await typeAt(page, place);
});

test('[CL6, PR4] what is typed into a form is all taken @smoke', async ({ page }) => {
  await signIn(page);
  for (const place of usualForms) await typeAt(page, place);
});

test('[C8, PR8] what is typed into any other form is all taken @smoke @deep', async ({ page }) => {
  await signIn(page);
  for (const place of otherForms) await typeAt(page, place);
});
