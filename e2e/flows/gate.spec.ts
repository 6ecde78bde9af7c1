import { gateCode } from 'tooling/browser';
import { installClock } from '../core/page-clock';
import { stopTime } from '../core/stop-time';
import { expect, test } from '../core/test';
import { GatePage } from '../pages/gate.page';

test('[GA1, GA4, GA6, GA9] a deep link opens once the visitor has passed the gate @smoke', async ({
  page,
}) => {
  await installClock(page);
  const gate = new GatePage(page);
  const deepLink = '/trustfold/login?from=mail';

  await test.step('the redirect to the gate preserves path and query', async () => {
    await page.goto(deepLink);
    await expect(page).toHaveURL(`/?next=${encodeURIComponent(deepLink)}`);
    await expect(page).toHaveTitle(/Trustfold$/);
  });

  await test.step('the correct code opens the deep link', async () => {
    await gate.code().fill(gateCode);
    await stopTime(page);
    await gate.submit().click();
    await expect(gate.submit()).toHaveText('Verifying...');
    await expect(gate.submit()).toBeDisabled();
    await page.clock.resume();
    await expect(page).toHaveURL(deepLink);
    expect(await page.evaluate(() => localStorage.getItem('tf_site_gate'))).toBe('ok');
  });

  await test.step('Back does not show the gate again', async () => {
    await page.reload();
    await expect(page).toHaveURL(deepLink);
  });
});

test('[GA3, GA5] after a wrong access code an error appears below the button, and typing replaces the code @deep', async ({
  page,
}) => {
  const gate = new GatePage(page);
  await gate.goto();
  await expect(gate.submit()).toBeDisabled();
  await gate.code().fill('   ');
  await expect(gate.submit()).toBeDisabled();

  await gate.enter('open sesame');
  await expect(gate.refusal()).toBeVisible();
  await expect(gate.code()).toBeFocused();
  const button = await gate.submit().boundingBox();
  const refusal = await gate.refusal().boundingBox();
  expect(refusal?.y).toBeGreaterThan(button?.y ?? Infinity);

  await page.keyboard.type(gateCode);
  await expect(gate.refusal()).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/trustfold');
});

test('[GA2, GA8] the gate shows a heading and plays a video, which can be paused @deep', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const gate = new GatePage(page);
  await gate.goto();
  await expect(page.getByRole('heading', { name: 'Secure Access Required' })).toBeVisible();
  await expect(page.getByText('Advanced Financial Platform')).toBeVisible();
  await expect(gate.video()).toHaveJSProperty('paused', false);
  const source = await gate.video().evaluate((video: HTMLVideoElement) => video.currentSrc);
  expect(new URL(source).origin).toBe(product.origins.shell);
  await gate.pause().click();
  await expect(gate.video()).toHaveJSProperty('paused', true);
});

test('[GA6, B9] if the next parameter contains a backslash, the gate opens the landing page @deep', async ({
  page,
}) => {
  const gate = new GatePage(page);
  await gate.goto('/\\evil.example');
  await gate.enter(gateCode);
  await expect(page).toHaveURL('/trustfold');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
