import type { Page } from '@playwright/test';

export class AuditLogPage {
  readonly log = () => this.page.getByRole('region', { name: 'Audit log' });
  readonly entries = () =>
    this.log().getByRole('region', { name: 'Audit entries' }).getByRole('listitem');
  readonly button = (name: string) => this.log().getByRole('button', { name, exact: true });

  constructor(private readonly page: Page) {}
}
