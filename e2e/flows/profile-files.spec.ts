import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createSampleProfile } from 'shared-kernel/testing/records';
import { pauseToasts } from '../core/pause-toasts';
import { expect, test } from '../core/test';
import { ProfilePage } from '../pages/profile.page';

async function drawn(page: Page, width: number, height: number, type: string): Promise<Buffer> {
  const address = await page.evaluate(
    ([w, h, kind]) => {
      const sheet = document.createElement('canvas');
      [sheet.width, sheet.height] = [w, h];
      const context = sheet.getContext('2d');
      if (context) context.fillStyle = 'teal';
      context?.fillRect(0, 0, w, h / 2);
      return sheet.toDataURL(kind);
    },
    [width, height, type] as const,
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

test('[PR2] an uploaded photo is scaled down and survives a reload; both “Undo” and “Remove photo” remove it @deep', async ({
  page,
}) => {
  await pauseToasts(page);
  const profile = new ProfilePage(page);
  await profile.goto();
  await expect(profile.card()).toContainText('EV');
  const picker = page.waitForEvent('filechooser');
  await profile.button('Upload Photo').click();
  await (
    await picker
  ).setFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawn(page, 1200, 800, 'image/jpeg'),
  });
  await expect(profile.toast()).toContainText('Photo updated');
  await expect(profile.photo()).toHaveAttribute('src', /^data:image\/(webp|png);base64,/);
  await expect(profile.photo()).toHaveJSProperty('naturalWidth', 256);

  await profile.button('Undo').click();
  await expect(profile.photo()).toHaveCount(0);

  await profile.photoFile().setInputFiles({
    name: 'tall.png',
    mimeType: 'image/png',
    buffer: await drawn(page, 300, 900, 'image/png'),
  });
  await expect(profile.photo()).toBeVisible();
  await expect(profile.toast()).toContainText('Photo updated');
  await page.reload();
  await expect(profile.photo()).toBeVisible();
  await profile.button('Remove photo').click();
  await expect(profile.photo()).toHaveCount(0);
  await expect(profile.card()).toContainText('EV');
});

test('[PR2] an invalid photo is rejected with a reason, and a valid photo is then accepted @deep', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  await profile.goto();
  const good = await drawn(page, 64, 64, 'image/png');
  const huge = Buffer.alloc(20_000_000);
  good.copy(huge);
  const refused: readonly (readonly [string, Buffer, string])[] = [
    ['huge.png', huge, 'The image is larger than 5 MB. Choose a smaller image.'],
    [
      'notes.png',
      Buffer.from('Dear reader, this is no picture.'),
      'The file is not an image. Choose a PNG, JPEG or WebP file.',
    ],
    [
      'drawing.png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'The file is not an image. Choose a PNG, JPEG or WebP file.',
    ],
    ['empty.png', Buffer.alloc(0), 'The file is empty.'],
    [
      'torn.png',
      good.subarray(0, 40),
      'The image is damaged and cannot be displayed. Choose another image.',
    ],
  ];
  for (const [name, buffer, message] of refused) {
    await profile.photoFile().setInputFiles({ name, mimeType: 'image/png', buffer });
    await expect(profile.card().getByRole('alert')).toContainText(message);
    await expect(profile.button('Upload Photo')).toHaveAccessibleDescription(message);
    await expect(profile.photo()).toHaveCount(0);
  }
  await profile
    .photoFile()
    .setInputFiles({ name: 'good.png', mimeType: 'image/png', buffer: good });
  await expect(profile.photo()).toBeVisible();
  await expect(profile.card().getByRole('alert')).toHaveCount(0);
});

test('[PR2] “Export Data” downloads the profile and its settings as JSON @deep', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  await profile.goto({ portal: 'law_firm', section: 'preferences' });
  await profile.toggle('Compact view').click();
  await expect(profile.toggle('Compact view')).toBeChecked();
  await profile.section('Profile').click();
  const handedOut = page.waitForEvent('download');
  await profile.button('Export Data').click();
  const download = await handedOut;
  expect(download.suggestedFilename()).toBe('trustfold-profile_law_firm_2024-07-22.json');
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({
    format: 'trustfold-profile',
    profile: createSampleProfile('law_firm'),
    preferences: { compactView: true, showTooltips: true, platformUpdates: false },
  });
});
