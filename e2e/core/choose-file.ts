import type { Locator, Page } from '@playwright/test';

export async function chooseFile(
  page: Page,
  field: Locator,
  name: string,
  buffer: Buffer,
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await field.click();
  const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream';
  await (await chooser).setFiles({ name, mimeType, buffer });
}
