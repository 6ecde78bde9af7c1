import { defineConfig } from '@playwright/test';
import { findChromium, launchArguments } from 'tooling/browser';
import { sqliteArgument } from './core/sqlite';
import { wide } from './core/viewports';

const executablePath = findChromium();
// Worker processes also evaluate this file and must use the same browser executable.
process.env.CHROMIUM_PATH = executablePath;
const launchOptions = { executablePath, args: [...launchArguments] };

/** `npm test` skips deep tests; `npm test -- deep` runs all except the tags in TRUSTFOLD_WITHOUT. */
const isDeep = process.env.TRUSTFOLD_DEEP === '1';
const without = (process.env.TRUSTFOLD_WITHOUT ?? '').split(' ').filter((name) => name !== '');
const leftOut = isDeep ? without.map((name) => `@${name}`) : ['@deep'];

/**
 * Long tests with a service or build of their own. A separate project starts them first; otherwise they would start
 * last and take minutes more.
 */
const chains = [
  'deployment/{fifth-remote,nginx,reproducible,s3}.spec.ts',
  'flows/large-{notifications,workspace}.spec.ts',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  ...(leftOut.length > 0 ? { grepInvert: new RegExp(`(${leftOut.join('|')})\\b`) } : {}),
  globalSetup: './core/shared-product',
  // One worker for each of the two expected CPU cores. A third makes the run a tenth longer.
  workers: 2,
  fullyParallel: true,
  // Retries run last and in one worker. `npm test` reports tests that passed only on a retry.
  retries: 2,
  retryStrategy: 'isolated',
  forbidOnly: true,
  // These time limits only stop a hang, because a loaded machine can be ten times slower.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    // All machines and browser projects share one reference screenshot.
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
      use: { launchOptions: { executablePath, args: [...launchArguments, sqliteArgument] } },
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
    viewport: wide,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // Rendering animations in software takes a third of the CPU time. Only `npm test -- deep` renders them.
    contextOptions: {
      reducedMotion: isDeep ? 'no-preference' : 'reduce',
    },
  },
});
