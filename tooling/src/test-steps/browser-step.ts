import { basename, join } from 'node:path';
import { findBrowser, type Browser } from '../browser/find-browser';
import { repository } from '../packages';
import { clearReport, readReport, reportNamed } from '../reports/read-report';
import { plainEnvironment, runRunner } from '../run/node-step';
import { readPlaywrightReport } from '../reports/playwright-report';
import { scriptOf } from '../base/scripts';
import type { Step } from '../run/step';
import { findEngines, type Engines } from '../browser/engines';
import { nothing } from '../run/totals';

interface EngineStep {
  readonly step: Step;
  /** What tells the browser tests which engines were found, once the step has ended. */
  readonly environment: () => Readonly<Record<string, string>>;
}

/** Looks for what the browser tests run in beside Chromium; an engine that is nowhere is said, and counts as skipped. */
export function searchEngines(search: typeof findEngines = findEngines): EngineStep {
  let found: Engines['found'] = [];
  return {
    environment: () => ({ TRUSTFOLD_ENGINES: JSON.stringify(found) }),
    step: {
      name: 'further engines',
      run: async (note, signal) => {
        const engines = await search(note, signal);
        found = engines.found;
        const said = [
          ...engines.found.map(({ title }) => title),
          ...engines.missing.map(({ engine, reason }) => `no ${engine}: ${reason}`),
        ];
        const totals = { ...nothing, skipped: engines.missing.length };
        return { totals, details: '', remark: said.join('; ') };
      },
    },
  };
}

const e2e = join(repository, 'e2e');

/** What the last browser tests reported. */
export const browserReport = reportNamed('browser tests');

export type BrowserRun = {
  /** Further engines that were found; without them Chromium runs alone. */
  readonly engines?: EngineStep | undefined;
  /** Arguments of the runner. */
  readonly args: readonly string[];
  /** Whether pages move, as they do for who asked for no less. */
  readonly inMotion?: boolean;
  /** Where one run has browser tests more than once, what tells these from the others. */
  readonly how?: string;
  /** How many times slower each page computes. */
  readonly slowed?: number;
};

/** The browser tests, once there is a build and a browser. */
export const browserStep = ({ engines, args, inMotion, how, slowed }: BrowserRun): Step =>
  playwrightStep(['browser tests', how].filter(Boolean).join(', '), args, () => ({
    ...engines?.environment(),
    ...(inMotion === true ? { TRUSTFOLD_MOTION: 'full' } : {}),
    ...(slowed === undefined ? {} : { SLOW: String(slowed) }),
  }));

/** Tests that read what was built and open no page. */
export const builtFilesStep: Step = playwrightStep('built files', ['--grep', '@files'], () => ({}));

function playwrightStep(
  name: string,
  args: readonly string[],
  environment: () => Readonly<Record<string, string>>,
): Step {
  const report = reportNamed(name);
  return {
    name,
    needs: ['build'],
    run: async (note, signal) => {
      const browser = await findBrowser({ onProgress: note, signal });
      note(browser.version);
      clearReport(report);
      const ended = await runRunner(
        [scriptOf('@playwright/test', 'playwright', e2e), 'test', ...args],
        {
          cwd: e2e,
          env: {
            ...plainEnvironment,
            ...environment(),
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
      const outcome = readReport(report, ended, readPlaywrightReport);
      return { ...outcome, remark: [nameOf(browser), outcome.remark].filter(Boolean).join(', ') };
    },
  };
}

/** The program and its version: the headless shell is a third faster than the whole browser. */
const nameOf = ({ executablePath, version }: Browser) => `${basename(executablePath)} ${version}`;
