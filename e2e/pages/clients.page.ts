import type { Page } from '@playwright/test';
import { chooseOption } from '../core/choose-option';

export class ClientsPage {
  readonly heading = () => this.page.getByRole('heading', { name: 'Client Management' });
  readonly search = () => this.page.getByRole('searchbox', { name: /company or contact/ });
  readonly cards = () => this.page.getByRole('list', { name: 'Clients' }).getByRole('article');
  readonly card = (company: string) => this.page.getByRole('article', { name: company });
  readonly table = () => this.page.getByRole('table', { name: 'Clients' });
  readonly count = () => this.page.getByText(/^[\d,]+( of [\d,]+)? clients?$/);
  readonly clearFilters = () => this.page.getByRole('button', { name: 'Clear filters' });
  readonly summaryCard = (name: string) =>
    this.page.getByRole('list', { name: 'Client summary' }).getByRole('button', { name });
  readonly addClient = () => this.page.getByRole('button', { name: 'Add New Client' });
  readonly form = (name: string) => this.page.getByRole('form', { name });
  readonly profile = (company: string) =>
    this.page.getByRole('dialog', { name: company, exact: true });
  readonly section = (name: string) =>
    this.page.getByRole('tablist', { name: 'Profile sections' }).getByRole('tab', { name });
  readonly row = (name: string | RegExp) => this.page.getByRole('row', { name });
  readonly toast = (title: string) => this.page.getByText(title, { exact: true });

  constructor(private readonly page: Page) {}

  async choose(filter: string, option: string) {
    await chooseOption(this.page.getByRole('combobox', { name: filter }), option);
  }
}
