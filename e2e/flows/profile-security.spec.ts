import { readFile } from 'node:fs/promises';
import { expectWithStoppedClock } from '../core/expect-with-stopped-clock';
import { installClock } from '../core/page-clock';
import { readPdfPages } from '../core/read-pdf-pages';
import { stopTime, readPageTime } from '../core/stop-time';
import { expect, test } from '../core/test';
import { ProfilePage } from '../pages/profile.page';

const changed = 'Your password has been successfully updated.';
const labels = ['Current Password', 'New Password', 'Confirm New Password'] as const;

test('[PR7, PR8] changing the password takes 2 s, shows a toast and clears the form @deep', async ({
  page,
}) => {
  await installClock(page);
  const profile = new ProfilePage(page);
  await profile.goto({ section: 'security' });

  await test.step('each invalid field shows an error', async () => {
    await profile.changePassword().click();
    await expect(profile.password('Current Password')).toBeFocused();
    await expect(page.getByText('Current password is required')).toBeVisible();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(page.getByText('Please confirm your password')).toBeVisible();
    await profile.password('Current Password').fill('old');
    await profile.password('New Password').fill('correct horse battery');
    await profile.password('Confirm New Password').fill('correct horse');
    await expect(page.getByText('Strength: Strong')).toBeVisible();
    await profile.changePassword().click();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expect(profile.password('Confirm New Password')).toBeFocused();
  });

  await test.step('the change takes 2 s and clears the fields', async () => {
    await profile.password('Confirm New Password').fill('correct horse battery');
    await expect(page.getByText("Passwords don't match")).toBeHidden();
    await stopTime(page);
    const pressed = await readPageTime(page);
    await profile.changePassword().click();
    await expectWithStoppedClock(
      page,
      profile.changePassword().and(page.locator('.ant-btn-loading')),
    );
    await page.clock.runFor(1_500);
    await expectWithStoppedClock(page, profile.toast().getByText('Password Changed'));
    expect((await readPageTime(page)) - pressed).toBeGreaterThanOrEqual(2_000);
    await expect(profile.toast()).toContainText(changed);
    for (const label of labels) await expect(profile.password(label)).toHaveValue('');
    await expect(profile.button('Undo')).toHaveCount(0);
    await page.clock.resume();
  });

  await test.step('no password is stored anywhere', async () => {
    const kept = await page.evaluate(async () => {
      const found: string[] = [JSON.stringify([localStorage, sessionStorage])];
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((done, fail) => {
          const request = indexedDB.open(name);
          request.onsuccess = () => done(request.result);
          request.onerror = () => fail(new Error('closed'));
        });
        for (const store of Array.from(database.objectStoreNames)) {
          const records = await new Promise((done) => {
            const request = database.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => done(request.result);
          });
          found.push(JSON.stringify(records));
        }
        database.close();
      }
      return found.join();
    });
    expect(kept).not.toContain('correct horse');
  });
});

test('[PR7] leaving the page with a partly typed password asks for confirmation @deep', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  await profile.goto({ section: 'security' });
  const current = profile.password('Current Password');
  await current.fill('old secret');
  await expect(current).toHaveAttribute('type', 'password');
  await expect(current).toHaveAttribute('autocomplete', 'current-password');
  await expect(profile.password('New Password')).toHaveAttribute('autocomplete', 'new-password');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(current).toHaveAttribute('type', 'text');
  await profile.section('Profile').click();
  await expect(profile.dialog()).toContainText('You have unsaved changes.');
  await profile.dialog().getByRole('button', { name: 'Discard changes' }).click();
  await expect(profile.card()).toBeVisible();
});

test('[PR2, PR9, B23] Two-Factor and API Access are shown on the card and survive a reload @deep', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  await profile.goto({ section: 'security' });
  await expect(profile.toggle('Two-Factor Authentication')).toBeChecked();
  await expect(profile.toggle('Login Notifications')).toBeChecked();
  await expect(profile.toggle('API Access')).not.toBeChecked();
  await profile.toggle('Two-Factor Authentication').click();
  await expect(profile.toggle('Two-Factor Authentication')).not.toBeChecked();
  await profile.toggle('API Access').click();
  await expect(profile.toggle('API Access')).toBeChecked();
  await profile.toggle('Login Notifications').click();
  await expect(profile.toggle('Login Notifications')).not.toBeChecked();
  await page.reload();
  await expect(profile.toggle('Login Notifications')).not.toBeChecked();
  await expect(profile.toggle('API Access')).toBeChecked();
  await expect(page.getByRole('region', { name: 'Your activity' })).toContainText(
    'Changed security settings',
  );
  await profile.section('Profile').click();
  await expect(profile.card()).toContainText('MFA disabled');
  await expect(profile.card()).toContainText('Active');
});

test('[PR9, B23] in reference mode Two-Factor is shown on the card until a reload @deep', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  await profile.goto({ portal: 'vendor', section: 'security', behaviour: 'reference' });
  await expect(profile.toggle('Two-Factor Authentication')).not.toBeChecked();
  await profile.toggle('Two-Factor Authentication').click();
  await expect(profile.toggle('Two-Factor Authentication')).toBeChecked();
  await profile.section('Profile').click();
  await expect(profile.card()).toContainText('MFA enabled');
  await page.reload();
  await expect(profile.card()).toContainText('MFA disabled');
});

test('[PR9] the security report is a PDF with the security level, the settings and the person’s activity @deep', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  await profile.goto({ portal: 'banking', section: 'security' });
  await profile.toggle('Login Notifications').click();
  await expect(profile.toggle('Login Notifications')).not.toBeChecked();
  const handedOut = page.waitForEvent('download');
  await profile.button('Download Security Report').click();
  const download = await handedOut;
  expect(download.suggestedFilename()).toBe('trustfold-security-report_banking_2024-07-22.pdf');
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const words = (await readPdfPages(file)).join(' ');
  for (const text of [
    'Security report of Tan Mei Ling',
    'Level 4 Financial Institution',
    'MFA enabled',
    'Two-Factor Authentication',
    'Show tooltips',
    'Held for compliance review: TX-059',
  ])
    expect(words).toContain(text);
  expect(words).toMatch(/Login Notifications\s+Off/);
  expect(words).not.toContain('Nadia Rahman');
});
