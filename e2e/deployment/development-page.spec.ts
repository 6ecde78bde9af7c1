import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signIn } from 'tooling/browser';
import { expect, test } from '../core/test';

const dist = join(import.meta.dirname, '../../host/dist');

const words = [
  'tf_development',
  'Blocked by development settings',
  '/dev"',
  'Simulated time and faults',
];

test('[tooling] the production build contains no code of the development page @files', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => file.includes('development'))).toEqual([]);
  for (const word of words)
    expect(
      files.filter((file) => readFileSync(join(dist, file), 'utf8').includes(word)),
      word,
    ).toEqual([]);
});

test('[tooling, E4] the production build shows “Page not found” at the URL of the development page @deep', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/trustfold/dev');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
