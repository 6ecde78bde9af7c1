import type { Locator, Page } from '@playwright/test';
import { chooseOption } from '../core/choose-option';

export class CompliancePage {
  readonly heading = () => this.page.getByRole('heading', { name: 'Compliance Score Engine' });
  readonly search = () => this.page.getByRole('searchbox', { name: /company or reviewer/ });
  readonly cases = () => this.page.getByRole('list', { name: 'Compliance records' });
  readonly cards = () => this.cases().getByRole('article');
  readonly card = (company: string) => this.page.getByRole('article', { name: company });
  readonly names = () => this.cases().getByRole('heading', { level: 3 });
  readonly details = (company: string) =>
    this.page.getByRole('dialog', { name: company, exact: true });
  readonly timeline = () => this.page.getByRole('list', { name: 'Milestones' });
  readonly currentMilestone = () => this.timeline().locator('[aria-current="step"]');
  readonly nextStep = () => this.page.getByRole('region', { name: 'Next step' });
  readonly log = () => this.page.getByRole('table', { name: 'Smart contract behaviour log' });
  readonly screening = (name: 'KYC' | 'AML') =>
    this.page.getByRole('group', { name: `${name} screening` });
  readonly signOffs = () => this.page.getByRole('list', { name: 'Sign-offs' });
  readonly act = (details: Locator, name: string) =>
    details.getByRole('button', { name, exact: true });
  readonly form = (name: string) => this.page.getByRole('form', { name });

  constructor(private readonly page: Page) {}

  async choose(filter: string, option: string) {
    await chooseOption(this.page.getByRole('combobox', { name: filter }), option);
  }

  async submit(name: string, reason?: string) {
    const form = this.form(name);
    if (reason !== undefined) await form.getByRole('textbox').fill(reason);
    await form.getByRole('button', { name, exact: true }).click();
    await form.waitFor({ state: 'hidden' });
  }
}
