import { join } from 'node:path';
import { findBrowser } from '../browser/find-browser';
import { repository, workDirectory } from '../packages';
import type { EngineStep } from './engine-step';
import { clearReport, readReport, runNode } from './node-step';
import { readPlaywrightReport } from './playwright-report';
import { scriptOf } from './scripts';
import type { Step } from './step';

/** The browser tests, once there is a build and a browser. */
export function browserStep(engines: EngineStep, forwarded: readonly string[]): Step {
  const report = join(workDirectory, 'reports', 'e2e.json');
  const e2e = join(repository, 'e2e');
  return {
    name: 'browser tests',
    after: ['build', engines.step.name],
    run: async (note, signal) => {
      const browser = await findBrowser({ onProgress: note, signal });
      note(browser.version);
      clearReport(report);
      const ended = await runNode(
        [scriptOf('@playwright/test', 'playwright', e2e), 'test', ...forwarded],
        {
          cwd: e2e,
          env: {
            ...process.env,
            ...engines.environment(),
            TRUSTFOLD_BROWSER: browser.executablePath,
            TRUSTFOLD_E2E_REPORT: report,
          },
          signal,
          onLine: (line) => {
            const progress = /^\[(\d+)\/(\d+)\]/.exec(line);
            if (progress !== null) note(`${progress[1] ?? ''} of ${progress[2] ?? ''}`);
          },
        },
      );
      return readReport(report, ended, readPlaywrightReport);
    },
  };
}
