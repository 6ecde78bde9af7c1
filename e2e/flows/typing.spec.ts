import { type Page, expect, type Locator } from '@playwright/test';
import { dashboardAddress, openGate, signIn, type DashboardTab } from 'tooling/browser';
import { test } from '../core/test';

const samples: Readonly<Record<string, readonly [typed: string, held: string]>> = {
  date: ['07202024', '2024-07-20'],
  'datetime-local': ['080120241000AM', '2024-08-01T10:00'],
  time: ['1030AM', '10:30'],
  number: ['47', '47'],
  url: ['https://orsted.example/a', 'https://orsted.example/a'],
  email: ['mia.chen@orsted.example', 'mia.chen@orsted.example'],
};

const words = ['Ærø quickly, 1 & 2', 'Ærø quickly, 1 & 2'] as const;

const fieldsIn = (place: Locator): Locator =>
  place
    .locator(
      'input:not([type=checkbox], [type=radio], [type=file], [role=combobox], [readonly], :disabled), textarea:not(:disabled)',
    )
    .filter({ visible: true });

async function replaceBy(page: Page, field: Locator, text: string, delay?: number): Promise<void> {
  await field.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text, { delay });
}

/** Types into every field. Search fields also get single key presses, because the list updates between keys. */
async function typeIntoAll(page: Page, place: Locator, count: number): Promise<void> {
  await expect(fieldsIn(place)).toHaveCount(count);
  const held: string[] = [];
  for (const field of await fieldsIn(place).all()) {
    const type = (await field.getAttribute('type')) ?? 'text';
    const [typed, value] = samples[type] ?? words;
    await replaceBy(page, field, typed);
    await expect(field).toHaveValue(value);
    if (type === 'search') {
      await replaceBy(page, field, 'key by key', 30);
      await expect(field).toHaveValue('key by key');
    }
    held.push(await field.inputValue());
  }
  for (const [index, value] of held.entries())
    await expect(fieldsIn(place).nth(index)).toHaveValue(value);
}

interface Place {
  readonly name: string;
  readonly address: string;
  readonly press?: string;
  readonly fields: number;
}

const at = (tab: DashboardTab, query = '') => `${dashboardAddress('admin', tab)}${query}`;

/** Lists of the shell and of two remotes, one with range filters. */
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

const usualForms: readonly Place[] = [
  { name: 'a client', address: at('clients'), press: 'Add New Client', fields: 6 },
  { name: 'the profile', address: at('profile'), fields: 6 },
];

const otherForms: readonly Place[] = [
  { name: 'a process', address: at('processes'), press: 'New Process', fields: 4 },
  { name: 'a contract', address: at('contracts'), press: 'Create contract', fields: 2 },
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

test('[GA1, P1, D1] fields before sign-in lose no typed characters @deep', async ({ page }) => {
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

test('[CL1, TX3] search and range fields lose no typed characters @deep', async ({ page }) => {
  await signIn(page);
  for (const place of usualLists) await typeAt(page, place);
});

test('[CO1, N1] the search fields of the portal selection and the other lists lose no typed characters @smoke @deep', async ({
  page,
}) => {
  await signIn(page);
  for (const place of otherLists) await typeAt(page, place);
});

test('[CL6, PR4] form fields lose no typed characters @smoke', async ({ page }) => {
  await signIn(page);
  for (const place of usualForms) await typeAt(page, place);
});

test('[C8, PR8] the process, contract and password forms lose no typed characters @smoke @deep', async ({
  page,
}) => {
  await signIn(page);
  for (const place of otherForms) await typeAt(page, place);
});
