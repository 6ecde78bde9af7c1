import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import type { Page } from '@playwright/test';
import { signIn } from 'tooling/browser';
import { expectAccessible } from '../core/accessible';
import { pauseToasts } from '../core/pause-toasts';
import { openDashboard } from '../core/open-dashboard';
import { expectNoEffect } from '../core/expect-no-effect';
import { expect, test } from '../core/test';
import { ClientsPage } from '../pages/clients.page';
import { DashboardPage } from '../pages/dashboard.page';

const at = (query: string, portal = 'admin') =>
  `/trustfold/dashboard/${portal}?tab=clients${query}`;

const documents = '&client=CL-003&section=documents';

const open = async (page: Page, query: string, portal?: string) => {
  await signIn(page);
  await page.goto(at(query, portal));
  return new ClientsPage(page);
};

test('[CL6] a client added with valid data is still there after a reload @smoke @deep', async ({
  page,
}) => {
  await pauseToasts(page);
  await openDashboard(page, 'admin', 'clients');
  const clients = new ClientsPage(page);
  await clients.addClient().click();
  const form = clients.form('Add New Client');

  await test.step('a duplicate client name is rejected', async () => {
    await form.getByLabel('Company').fill('meridian ENERGY partners');
    await form.getByLabel('Contact person').fill('José Ñandú');
    await form.getByLabel('Email').fill('jose@orsted.example');
    await form.getByLabel('Phone').fill('+45 12 34 56 78');
    await form.getByLabel('Website').fill('orsted.example');
    await form.getByRole('button', { name: 'Add client' }).click();
    await expect(form.getByText('A client with this company name already exists')).toBeVisible();
    await expect(form.getByLabel('Company')).toBeFocused();
  });

  await test.step('a new client’s profile opens', async () => {
    await form.getByLabel('Company').fill('Ørsted Øst 能源');
    await form.getByRole('button', { name: 'Add client' }).click();
    await expect(clients.profile('Ørsted Øst 能源')).toBeVisible();
    await expect(page).toHaveURL(/client=CL-013$/);
    await expect(clients.toast('Client added')).toBeVisible();
  });

  await test.step('the new client is still there after a reload and has a compliance record', async () => {
    await page.reload();
    await expect(clients.profile('Ørsted Øst 能源')).toBeVisible();
    await page.getByRole('link', { name: 'Compliance record' }).click();
    await expect(page).toHaveURL(/tab=compliance&case=CR-013$/);
    await expect(page.getByRole('dialog', { name: 'Ørsted Øst 能源' })).toBeVisible();
  });
});

test('[CL6] the new client form shows an error at each invalid field @deep', async ({ page }) => {
  await openDashboard(page, 'admin', 'clients');
  const clients = new ClientsPage(page);
  await clients.addClient().click();
  const form = clients.form('Add New Client');
  await form.getByLabel('Company').fill('meridian ENERGY partners');
  await form.getByLabel('Email').fill('jose@');
  await form.getByLabel('Phone').fill('call me');
  await form.getByLabel('Website').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Add client' }).click();
  for (const text of [
    'Enter the name of a contact person',
    'Enter an email address such as name@company.com',
    'Enter a phone number of 7 to 15 digits',
    'Enter a web address such as https://company.com',
  ])
    await expect(form.getByText(text)).toBeVisible();
  await expectAccessible(page);
});

test('[CL6, undo] only a decision with a note changes score and risk; an edit does not @deep', async ({
  page,
}) => {
  await pauseToasts(page);
  const clients = await open(page, '&client=CL-003&section=compliance');
  const profile = clients.profile('Atlas Drilling Corporation');
  await expect(profile.getByRole('meter')).toHaveAttribute('aria-valuenow', '89');

  await profile.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = clients.form('Edit client');
  await expect(edit.getByLabel('Industry')).toBeVisible();
  await expect(edit.getByLabel(/score|risk/i)).toHaveCount(0);
  await edit.getByRole('button', { name: 'Cancel' }).click();

  await profile.getByRole('button', { name: 'Change score or risk' }).click();
  const form = clients.form('Score and risk');
  await form.getByLabel('Compliance score').fill('101');
  await form.getByRole('button', { name: 'Save decision' }).click();
  await expect(form.getByText('Enter a whole number from 0 to 100')).toBeVisible();
  await expect(form.getByText('Enter a reason')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Compliance score').fill('60');
  await form.getByLabel('Reason for the change').fill('The audit report is in');
  await form.getByRole('button', { name: 'Save decision' }).click();
  await expect(profile.getByRole('meter')).toHaveAttribute('aria-valuenow', '60');
  await clients.section('History').click();
  const history = page.getByRole('list', { name: 'Compliance history' });
  await expect(history).toContainText('The audit report is in');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(history).not.toContainText('The audit report is in');
});

test('[CL6] Back and reload ask before unsaved edits are lost, and the draft is stored until the user discards it @deep', async ({
  page,
}) => {
  await openDashboard(page, 'admin', 'transactions');
  await new DashboardPage(page).tab('Clients').click();
  const clients = new ClientsPage(page);
  const form = clients.form('Edit client');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  const edit = () => page.getByRole('button', { name: 'Edit Atlas', exact: false }).first().click();
  await edit();
  await form.getByLabel('Industry').press('End');
  await page.keyboard.type(' at sea');

  await test.step('Back asks for confirmation and focuses Keep editing', async () => {
    await page.goBack();
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/tab=clients/);
    await expect(form.getByLabel('Industry')).toHaveValue(/ at sea$/);
  });
  await test.step('a reload asks for confirmation and restores the typed text', async () => {
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await expect(clients.addClient()).toBeVisible();
    await edit();
    await expect(form.getByLabel('Industry')).toHaveValue(/ at sea$/);
    await expect(form).toContainText('Draft restored. Not saved yet.');
    await expectAccessible(page);
  });
  await test.step('Keep draft leaves the page, and the text is restored later', async () => {
    await page.goBack();
    await question.getByRole('button', { name: 'Keep draft' }).click();
    await expect(page).toHaveURL(/tab=transactions/);
    await page.goForward();
    await edit();
    await expect(form.getByLabel('Industry')).toHaveValue(/ at sea$/);
  });
  await test.step('a discarded draft is not restored', async () => {
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(form).toBeHidden();
    await edit();
    await expect(form.getByLabel('Industry')).not.toHaveValue(/ at sea$/);
  });
});

test('[CL4, CL6] a document can be uploaded, reviewed and approved, and the approval raises the score @deep', async ({
  page,
}) => {
  // Disables the PDF viewer of Chromium, because `guardContext` would report its requests.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }),
  );
  const clients = await open(page, documents);
  await page.getByRole('button', { name: 'Upload' }).click();
  const upload = clients.form('Upload a document');
  await upload.getByLabel('File').setInputFiles({
    name: 'Virus.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  });
  await upload.getByRole('button', { name: 'Upload' }).click();
  await expect(upload.getByText('Choose a PDF, PNG, JPEG or DOCX file.')).toBeVisible();
  await upload.getByLabel('File').setInputFiles({
    name: 'Corrected declaration.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(createOnePagePdf('declaration')),
  });
  await upload.getByRole('button', { name: 'Upload' }).click();
  await expect(clients.row(/Corrected declaration/)).toContainText('Pending');

  await page.getByRole('button', { name: 'Approve Environmental permit.pdf' }).click();
  const decision = clients.form('Approve document');
  await expect(decision).toContainText('89%');
  await expect(decision).toContainText('90%');
  await expectAccessible(page);
  await decision.getByRole('button', { name: 'Approve document' }).click();
  await expect(clients.row(/Environmental permit/)).toContainText('Approved');
  await clients.section('Compliance').click();
  await expect(clients.profile('Atlas Drilling Corporation').getByRole('meter')).toHaveAttribute(
    'aria-valuenow',
    '90',
  );
  await page.reload();
  await clients.section('History').click();
  await expect(page.getByRole('list', { name: 'Compliance history' })).toContainText(
    'Document: Environmental permit.pdf',
  );
});

test('[CL6] in reference mode the buttons of the Clients tab do nothing @deep', async ({
  page,
}) => {
  const clients = await open(page, `${documents}&behaviour=reference`);
  for (const name of ['Upload', 'Edit']) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeVisible();
    await expectNoEffect(page, () => button.click());
  }
  // Documents have no Approve or Reject button, because the specification defines none.
  await expect(clients.row(/Environmental permit/)).toContainText('Pending');
  await expect(page.getByRole('button', { name: /^(Approve|Reject) / })).toHaveCount(0);
  await clients.section('Users').click();
  await expectNoEffect(page, () => page.getByRole('button', { name: 'Add User' }).click());
  await expect(page.getByRole('form')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNoEffect(page, () => clients.addClient().click());
});
