import { defineConfig } from '@playwright/test';
import { findBrowser, launchArguments } from 'tooling/browser';
import { wide } from './core/viewports';

const { executablePath } = await findBrowser({ onProgress: (text) => console.log(text) });
// The workers read this file too: they take what was found instead of searching again.
process.env.TRUSTFOLD_BROWSER = executablePath;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './core/shared-product',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Bounds on a hang, not on slowness: a loaded machine takes ten times as long and fails nothing.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.TRUSTFOLD_E2E_REPORT ?? '../test-results/e2e.json' }],
  ],
  projects: [{ name: 'chromium' }],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: launchArguments() },
    viewport: wide,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
  },
});
