/**
 * Opens the page of an environment: `node e2e/smoke.mjs production`. Fails if the page logs an error or the browser
 * blocks a file.
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const [name = 'production'] = process.argv.slice(2);
const file = new URL('../deploy/environments.json', import.meta.url);
const { shell } = JSON.parse(readFileSync(file, 'utf8'))[name];

const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
const page = await browser.newPage();
const faults = [];
page.on('pageerror', (error) => faults.push(String(error)));
page.on('response', (response) => {
  if (response.status() >= 400) faults.push(`${response.url()}: ${response.status()}`);
});
await page.goto(shell);
await page.getByLabel('Access code').waitFor();
await browser.close();
if (faults.length > 0) throw new Error(faults.join('\n'));
console.log(`${shell} opens.`);
