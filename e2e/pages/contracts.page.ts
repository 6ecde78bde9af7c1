import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import { expect, type Locator, type Page } from '@playwright/test';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardAddress, signIn } from 'tooling/browser';

interface Opening {
  readonly portal?: PortalKey;
  readonly query?: Readonly<Record<string, string>>;
}

export interface NamedSignatory {
  readonly name: string;
  readonly role: string;
  readonly email: string;
}

/** User of the legal portal, who can sign there. */
export const lawyerSignatory: NamedSignatory = {
  name: 'Oliver Bennett',
  role: 'Senior Counsel',
  email: 'oliver.bennett@harcourt-lindqvist.example',
};

export const sampleContracts = {
  crudeSupply: { id: 'CON-1001', title: 'Crude Oil Supply Agreement' },
  drillingRights: { id: 'CON-1002', title: 'Offshore Drilling Rights, Block 14' },
  equipmentLease: { id: 'CON-1003', title: 'Refinery Equipment Lease' },
} as const;

export class ContractsPage {
  readonly search = () => this.page.getByRole('searchbox');
  readonly create = () =>
    this.page.getByRole('button', { name: 'Create contract', exact: true }).first();
  readonly cards = () => this.page.getByRole('article');
  readonly card = (title: string) => this.page.getByRole('article', { name: title, exact: true });
  readonly figure = (label: string) =>
    this.page
      .getByRole('list', { name: 'Contract summary' })
      .getByRole('listitem')
      .filter({ hasText: label });
  readonly dialog = (title: string | RegExp) => this.page.getByRole('dialog', { name: title });
  readonly section = (name: string) => this.page.getByRole('region', { name, exact: true });
  readonly actions = () => this.page.getByRole('group', { name: 'Contract actions' });
  readonly events = () =>
    this.page.getByRole('list', { name: 'Envelope events' }).getByRole('listitem');
  readonly trail = () => this.page.getByRole('list', { name: 'Audit trail' }).getByRole('listitem');
  readonly toast = () => this.page.getByRole('region', { name: /Notifications/ });

  constructor(private readonly page: Page) {}

  async goto({ portal = 'admin', query = {} }: Opening = {}): Promise<void> {
    await signIn(this.page);
    const further = new URLSearchParams(query).toString();
    await this.page.goto(`${dashboardAddress(portal, 'contracts')}&${further}`);
    await this.page.getByRole('heading', { name: 'Contract Management' }).waitFor();
  }

  button(name: string, within?: Locator): Locator {
    return (within ?? this.page).getByRole('button', { name, exact: true });
  }

  enabled(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true, disabled: false });
  }

  async open(title: string): Promise<void> {
    await this.card(title)
      .getByRole('button', { name: /^View Details/ })
      .click();
  }

  async more(name: string): Promise<void> {
    await this.button('More', this.actions()).click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  async edit(title: string): Promise<void> {
    await this.card(title)
      .getByRole('button', { name: /^More actions/ })
      .click();
    await this.page.getByRole('menuitem', { name: 'Edit' }).click();
  }

  async attach(
    name: string,
    buffer = Buffer.from(createOnePagePdf('charter')),
    way = 'Upload',
  ): Promise<void> {
    await this.button(way).click();
    const file = { name, mimeType: 'application/pdf', buffer };
    await this.page.getByLabel(/^File/).setInputFiles(file);
    await this.button('Upload', this.dialog('Upload a document')).click();
    await expect(this.section('Documents')).toContainText(name);
  }

  async review(title: string, file?: Buffer<ArrayBuffer>): Promise<void> {
    await this.create().click();
    const created = this.dialog('Create contract');
    await created.getByLabel('Title').fill(title);
    await created.getByLabel('Value').fill('$4,500,000');
    await this.button('Create contract', created).click();
    await this.open(title);
    await this.attach('Charter.pdf', file);
    await this.completeReview();
  }

  async completeReview(): Promise<void> {
    await this.button('Submit for legal review').click();
    await expect(this.button('Submit for legal review')).toHaveCount(0);
    await expect(this.enabled('Complete legal review')).toHaveCount(0);
    const here = this.page.url();
    await this.page.goto(here.replace(/\/dashboard\/\w+/, '/dashboard/legal'));
    await this.button('Complete legal review').click();
    const details = this.section('Contract details');
    await expect(details).toContainText('Legal Verified');
    await this.page.goto(here);
    await expect(details).toContainText('Legal Verified');
  }

  /**
   * Fills in the signing dialog and returns its confirm button. A `reason` is required when signing on behalf of
   * another person.
   */
  async fillSheet(name: string, reason?: string): Promise<Locator> {
    const sheet = this.page.getByRole('dialog', { name: new RegExp(`(as|of) ${name}$`) });
    await sheet.getByLabel('I have read this document').check();
    await sheet.getByLabel('Full name').fill(name);
    if (reason !== undefined) await sheet.getByLabel('Reason').fill(reason);
    return sheet.getByRole('button', { name: /^(Sign|Approve|Attest|Record \w+)$/ });
  }

  async confirm(name: string, reason?: string): Promise<void> {
    const confirm = await this.fillSheet(name, reason);
    await confirm.click();
    await expect(confirm).toBeHidden();
  }

  async sign(name: string, act = 'Sign'): Promise<void> {
    await this.button(`${act} as ${name}`).click();
    await this.confirm(name);
  }

  async record(name: string, step = 'a signature', reason = 'Signed on paper'): Promise<void> {
    await this.button(`Record ${step} on behalf of ${name}`).click();
    await this.confirm(name, reason);
  }

  async sendForSignature({ name, role, email }: NamedSignatory): Promise<void> {
    await this.button('Add signatories', this.actions()).click();
    const named = this.dialog('Add signatories');
    await named.getByLabel('Name').fill(name);
    await named.getByLabel('Role').fill(role);
    await named.getByLabel('Email').fill(email);
    await this.button('Save signatories').click();
    await this.button('DocuSign', this.actions()).click();
    await this.button('Send for signature').click();
  }
}
