import { defineConfig } from '@playwright/test';
import { findChromium, launchArguments } from 'tooling/browser';
import { sqliteBrowserArgument } from './core/sqlite';
import { wideViewportSize } from './core/viewports';

const executablePath = findChromium();
// Worker processes evaluate this file too and must use the same browser.
process.env.CHROMIUM_PATH = executablePath;
const launchOptions = { executablePath, args: [...launchArguments] };

/** `npm test` skips deep tests. `npm test -- deep` runs all tests except those with a tag in TRUSTFOLD_WITHOUT. */
const isDeep = process.env.TRUSTFOLD_DEEP === '1';
const without = (process.env.TRUSTFOLD_WITHOUT ?? '').split(' ').filter((name) => name !== '');
const leftOut = isDeep ? without.map((name) => `@${name}`) : ['@deep'];

/** Long tests that start a service or a build. They run first, so that the whole run ends minutes earlier. */
const chains = [
  'deployment/{fifth-remote,nginx,reproducible,s3}.spec.ts',
  'flows/large-{notifications,workspace}.spec.ts',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  ...(leftOut.length > 0 ? { grepInvert: new RegExp(`(${leftOut.join('|')})\\b`) } : {}),
  globalSetup: './core/shared-product',
  // The usual test machine has two CPU cores. A third worker makes the run 10% slower.
  workers: 2,
  fullyParallel: true,
  // Retries run at the end in one worker. `npm test` reports tests that passed only on a retry.
  retries: 2,
  retryStrategy: 'isolated',
  forbidOnly: true,
  // The time limits only stop a test that hangs. A loaded machine can be ten times slower.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    // All machines and browsers use the same reference screenshots.
    toHaveScreenshot: {
      pathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
    },
  },
  reporter: [['line'], ['json', { outputFile: '../test-results/browser.json' }]],
  projects: [
    { name: 'chromium chains', testMatch: chains },
    { name: 'chromium', testIgnore: chains },
    {
      name: 'chromium sqlite',
      testMatch: 'flows/{workspace,workspace-concurrency}.spec.ts',
      grep: /@deep/,
      use: { launchOptions: { executablePath, args: [...launchArguments, sqliteBrowserArgument] } },
    },
    ...(isDeep && !without.includes('firefox')
      ? [
          {
            name: 'firefox',
            testMatch: 'flows/*.spec.ts',
            grep: /@smoke/,
            use: { browserName: 'firefox' as const, launchOptions: {} },
          },
        ]
      : []),
  ],
  use: {
    browserName: 'chromium',
    launchOptions,
    viewport: wideViewportSize,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // Animations need a third of the CPU time, so only `npm test -- deep` enables them.
    contextOptions: {
      reducedMotion: isDeep ? 'no-preference' : 'reduce',
    },
  },
});
