import { expect, type Page } from '@playwright/test';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardAddress, signIn } from 'tooling/browser';
import { chooseOption } from '../core/choose-option';

export class TransactionsPage {
  readonly heading = () => this.page.getByRole('heading', { name: 'Transaction Dashboard' });
  readonly counter = (name: string) =>
    this.page.getByRole('list', { name: 'Transaction counters' }).getByRole('button', { name });
  readonly tab = (name: string) =>
    this.page.getByRole('tablist', { name: 'Transaction types' }).getByRole('tab', { name });
  readonly search = () => this.page.getByRole('searchbox');
  readonly range = (end: string) => this.page.getByLabel(end, { exact: true });
  readonly result = () => this.page.getByText(/\d transactions?$/);
  readonly rows = () => this.table().locator('tbody tr[data-index]');
  readonly link = (reference: string) =>
    this.page.getByRole('link', { name: new RegExp(`, ${reference}$`) });
  /** Transactions are shown as cards below 1024 px and with `&view=cards`. */
  readonly cards = () => this.page.getByRole('article');
  readonly card = (reference: string) =>
    this.page.getByRole('article', { name: new RegExp(`^${reference},`) });
  readonly viewDetails = (reference: string) =>
    this.page.getByRole('button', { name: `View details of ${reference}` });
  readonly drawer = () => this.page.getByRole('dialog').first();
  /**
   * Position of the open transaction, such as “2 of 3”. Located by the Next button, because sign-offs contain similar
   * texts.
   */
  readonly place = () =>
    this.drawer().getByRole('button', { name: 'Next transaction' }).locator('xpath=..');
  readonly close = () => this.drawer().getByRole('button', { name: 'Close' });
  readonly move = (name: string) =>
    this.page
      .getByRole('group', { name: 'Transaction actions' })
      .getByRole('button', { name, exact: true });
  /** Opens the menu of the open payment and returns the menu item of an action that has no button. */
  readonly more = async (name: string) => {
    await this.move('More').click();
    return this.page.getByRole('menuitem', { name });
  };
  readonly reviewCase = () => this.page.getByRole('link', { name: 'Open review case' });
  readonly stage = () =>
    this.drawer().locator('[aria-label="Transaction progress"] [aria-current]');
  readonly reason = () => this.page.getByRole('textbox', { name: /^Why / });
  readonly confirm = (name: string) =>
    this.page.getByRole('dialog', { name: /\?$/ }).getByRole('button', { name, exact: true });
  readonly decide = async (reason: string, button: string) => {
    await this.reason().fill(reason);
    await this.confirm(button).click();
  };
  readonly passCheck = async (check: string) => {
    await this.move('Record check').click();
    const form = this.page.getByRole('form', { name: 'Check result' });
    await expect(form).toContainText(check);
    await chooseOption(form.getByRole('combobox', { name: 'Result' }), 'Passed');
    await form.getByRole('textbox', { name: 'What was checked?' }).fill('No match');
    await form.getByRole('button', { name: 'Record result' }).click();
    await expect(form).toHaveCount(0);
  };
  readonly execute = async (amount: string) => {
    await this.move('Execute').click();
    const pay = this.confirm(`Pay ${amount}`);
    await pay.click();
    await expect(pay).toBeHidden();
  };
  readonly export = async () => {
    await this.page.getByRole('button', { name: 'Export' }).click();
    await this.page.getByRole('menuitem', { name: 'CSV' }).click();
  };
  readonly bulk = () => this.page.getByRole('toolbar', { name: 'Selected transactions' });
  readonly table = () => this.page.getByRole('table', { name: 'Transactions' });

  constructor(private readonly page: Page) {}

  async goto(query = '', portal: PortalKey = 'admin') {
    await signIn(this.page);
    await this.page.goto(`${dashboardAddress(portal, 'transactions')}${query}`);
  }
}
