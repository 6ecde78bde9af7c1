import type { Page } from '@playwright/test';

export class GatePage {
  readonly code = () => this.page.getByLabel('Access code');
  readonly submit = () =>
    this.page.getByRole('button', { name: /^(Access Trustfold|Verifying...)$/ });
  readonly refusal = () => this.page.getByText('Invalid access code. Please try again.');
  readonly video = () => this.page.locator('video');
  readonly pause = () => this.page.getByRole('button', { name: /(Pause|Play) background video/ });

  constructor(private readonly page: Page) {}

  async goto(next?: string) {
    const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`;
    await this.page.goto(`/${query}`);
  }

  async enter(code: string) {
    await this.code().fill(code);
    await this.submit().click();
  }
}
