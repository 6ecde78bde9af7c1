import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { importChangedWorkspace } from '../core/workspace-file';
import { readPdfPages } from '../core/read-pdf-pages';
import { expect, test } from '../core/test';
import { ContractsPage, sampleContracts } from '../pages/contracts.page';

const arabic = 'محمد بن علي الزهراني';

const names = [
  'Ayşe Yıldırım-Žagare',
  'Ґалина Щербаков',
  'Γιώργος Παπαδόπουλος',
  arabic,
  '李伟国',
  '佐藤 さくら',
];

interface Signed {
  readonly id: string;
  client: string;
  signatories: readonly object[];
}

function signedByAll(file: string): { readonly text: string } {
  const [head = '', ...lines] = file.trimEnd().split('\n');
  const changed = lines.map((line) => {
    const [name, record] = JSON.parse(line) as [string, Signed];
    if (name !== 'contracts' || record.id !== sampleContracts.crudeSupply.id) return line;
    record.client = arabic;
    record.signatories = names.map((signatory, index) => ({
      id: `SIG-${index + 1}`,
      name: signatory,
      role: 'Director',
      email: 'director@example.com',
      status: 'signed',
      signedDate: '2024-07-16',
    }));
    return JSON.stringify([name, record]);
  });
  return { text: [head, ...changed].join('\n') };
}

function watchFonts(page: Page): readonly string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.woff')) fonts.push(pathname.replace(/^.*\/|\..*$/g, ''));
  });
  return fonts;
}

test('[R13, C4, C7] names in six writing systems are displayed correctly on the contract card and in the certificate of the signed PDF @deep', async ({
  page,
}) => {
  await importChangedWorkspace(page, signedByAll);
  const contracts = new ContractsPage(page);
  await contracts.goto();
  const card = contracts.card(sampleContracts.crudeSupply.title);
  await expect(card.locator('bdi', { hasText: arabic }).first()).toBeVisible();

  const fonts = watchFonts(page);
  await contracts.button('DocuSign', card).click();
  const handedOut = page.waitForEvent('download');
  await contracts.button('Signed PDF', contracts.dialog(/^DocuSign/)).click();
  const download = await handedOut;
  expect(download.suggestedFilename()).toBe(`${sampleContracts.crudeSupply.id} signed.pdf`);
  const file = await readFile(await download.path());
  const pages = await readPdfPages(file);
  expect(pages).toHaveLength(2);
  for (const name of [...names, `Page 2 of 2`]) expect(pages[1]).toContain(name);
  expect(pages[1]).toContain(`Client ${arabic} Value`);

  const eastAsian = fonts.filter((font) => /noto-sans-(sc|jp)/.test(font));
  expect(eastAsian.length).toBeGreaterThan(0);
  expect(eastAsian.length).toBeLessThanOrEqual(8);
});
