import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

export class AuditLogPage {
  readonly log = () => this.page.getByRole('region', { name: 'Audit log' });
  readonly entries = () =>
    this.log().getByRole('region', { name: 'Audit entries' }).getByRole('listitem');
  readonly button = (name: string) => this.log().getByRole('button', { name, exact: true });

  constructor(private readonly page: Page) {}

  /** The text of the file that Export evidence hands out. */
  async exportedEvidence(): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.button('Export evidence').click();
    return readFile(await (await download).path(), 'utf8');
  }
}
