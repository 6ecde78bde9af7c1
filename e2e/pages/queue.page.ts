import type { Page } from '@playwright/test';

export class QueuePage {
  readonly work = () => this.page.getByRole('tablist', { name: 'Compliance' });
  readonly outcome = (name: string) =>
    this.form().getByRole('radio', { name: new RegExp(`^${name}`) });
  readonly table = () => this.page.getByRole('table', { name: 'Review cases' });
  readonly assignNext = () => this.page.getByRole('button', { name: 'Assign next to me' });
  readonly actions = () => this.page.getByRole('group', { name: 'Review case actions' });
  readonly act = (name: string) => this.actions().getByRole('button', { name, exact: true });
  readonly drawer = () => this.page.getByRole('dialog').filter({ has: this.actions() });
  readonly form = () => this.page.getByRole('form', { name: 'Submit decision' });
  readonly approval = () =>
    this.page.getByRole('dialog').filter({ hasText: 'You cannot undo this.' });

  constructor(private readonly page: Page) {}

  async approve(verb: RegExp) {
    await this.act('Approve').click();
    await this.approval().getByRole('button', { name: verb }).click();
  }
}
