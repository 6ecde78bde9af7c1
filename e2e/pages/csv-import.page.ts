import type { Locator, Page } from '@playwright/test';

export const createCsvFile = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

export class CsvImportPage {
  readonly open = () => this.page.getByRole('button', { name: 'Import', exact: true });
  readonly dialog: () => Locator;
  readonly file = () => this.dialog().getByLabel('CSV file');
  readonly fault = () => this.dialog().getByRole('alert');
  readonly result = () => this.dialog().getByRole('status').first();
  readonly remarks = (table: 'Errors' | 'Warnings') =>
    this.dialog().getByRole('table', { name: table });
  readonly error = (place: number) => this.remarks('Errors').getByRole('row').nth(place);
  readonly button = (name: string) => this.dialog().getByRole('button', { name, exact: true });

  constructor(
    private readonly page: Page,
    noun: 'payments' | 'clients',
  ) {
    this.dialog = () => page.getByRole('dialog', { name: `Import ${noun}` });
  }

  async wrongRows() {
    const download = this.page.waitForEvent('download');
    await this.button('Download rows with errors').click();
    return download;
  }
}
