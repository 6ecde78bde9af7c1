import { expect, test } from '../core/test';
import { ContractsPage, sampleContracts } from '../pages/contracts.page';

test('[R70, R71, C3, C7] a partly signed envelope is complete once each remaining signatory has signed in order @smoke @download @deep', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto();
  const card = contracts.card(sampleContracts.crudeSupply.title);
  await contracts.button('DocuSign', card).click();
  await expect(contracts.events()).toHaveCount(4);
  await expect(contracts.button('Record a signature on behalf of Oliver Bennett')).toBeHidden();
  await contracts.record('Daniel Okoro');
  await expect(contracts.events().nth(3)).toContainText('Oliver Bennett signs next');
  await expect(contracts.events().nth(2)).toContainText(
    'Nadia Rahman for Daniel Okoro · Signed on paper',
  );

  await test.step('the lawyer signs in the legal portal', async () => {
    await contracts.goto({ portal: 'law_firm' });
    await contracts.button('DocuSign', card).click();
    await contracts.sign('Oliver Bennett');
  });
  await expect(contracts.events().last()).toContainText('Everyone has signed');

  await test.step('the signed PDF can be downloaded', async () => {
    const handedOut = page.waitForEvent('download');
    await contracts.button('Signed PDF', contracts.dialog(/^DocuSign/)).click();
    expect((await handedOut).suggestedFilename()).toBe(
      `${sampleContracts.crudeSupply.id} signed.pdf`,
    );
  });

  await page.keyboard.press('Escape');
  await page.reload();
  await expect(card).toContainText('3/3 signed');
  await expect(card.getByText('Signed', { exact: true })).toBeVisible();
  await expect(contracts.figure('Pending Signature')).toContainText('1');
});
