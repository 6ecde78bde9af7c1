import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBrowser } from '../browser/find-browser';
import { type TestPart } from './arguments';
import { readJestReport } from './jest-report';
import { repository, workDirectory } from '../packages';
import { commandArguments, scriptOf } from './scripts';
import { readPlaywrightReport } from './playwright-report';
import { type ProcessOptions, type ProcessResult, runProcess } from './process';
import { type Outcome, type Step } from './step';
import { checkTotals } from './totals';

const stepLimitMs = 32 * 60_000;
const tailLength = 6000;

/** Colours would stand as control characters in a log and hide what a line begins with. */
const plainEnvironment = { ...process.env, FORCE_COLOR: '0', NO_COLOR: undefined };

export type TestPlan = {
  parts: readonly TestPart[];
  /** Arguments for the one runner among the parts. */
  forwarded: readonly string[];
  /** How many unit-test workers run beside the other steps. */
  unitWorkers: number;
};

/**
 * The steps of `npm test`, the longest first so that none is left over at the end. The browser tests come
 * last: they need the build, and they are the ones that a busy machine disturbs.
 */
export function testSteps({ parts, forwarded, unitWorkers }: TestPlan): Step[] {
  const has = (part: TestPart) => parts.includes(part);
  return [
    ...(has('e2e') ? [buildStep] : []),
    ...(has('unit') ? [unitStep(unitWorkers, forwarded)] : []),
    ...(has('static') ? staticSteps() : []),
    ...(has('e2e') ? [browserStep(forwarded)] : []),
  ];
}

function staticSteps(): Step[] {
  const types = (name: string, project: string) =>
    check(`types: ${name}`, scriptOf('typescript', 'tsc'), [
      '--project',
      project,
      '--incremental',
      '--tsBuildInfoFile',
      join(workDirectory, 'cache', `${name}.tsbuildinfo`),
    ]);
  return [
    check('lint', scriptOf('eslint', 'eslint'), ['.', '--max-warnings', '0']),
    {
      name: 'house',
      run: async (_note, signal) => outcomeOf(await runNode(commandArguments('house'), { signal })),
    },
    types('product', 'tsconfig.json'),
    types('tooling', join('tooling', 'tsconfig.json')),
    types('e2e', join('e2e', 'tsconfig.json')),
    check('unused code', scriptOf('knip', 'knip'), []),
    check('format', scriptOf('prettier', 'prettier'), ['--check', '.']),
  ];
}

function check(name: string, script: string, args: readonly string[]): Step {
  return {
    name,
    run: async (_note, signal) => outcomeOf(await runNode([script, ...args], { signal })),
  };
}

const buildStep: Step = {
  name: 'build',
  run: async (note, signal) =>
    outcomeOf(
      await runNode(commandArguments('build'), { signal, onLine: (line) => note(line.trim()) }),
    ),
};

function unitStep(workers: number, forwarded: readonly string[]): Step {
  const report = join(workDirectory, 'reports', 'unit.json');
  const args = [
    '--json',
    `--outputFile=${report}`,
    `--maxWorkers=${workers}`,
    // A limit keeps even one worker a process of its own, which is renewed before it grows too large.
    '--workerIdleMemoryLimit=1GB',
    ...forwarded,
  ];
  return {
    name: 'unit tests',
    run: async (note, signal) => {
      let files = 0;
      const onLine = (line: string) => {
        if (/^(PASS|FAIL) /.test(line)) note(`${(files += 1)} files`);
      };
      clear(report);
      const ended = await runNode([scriptOf('jest', 'jest'), ...args], { signal, onLine });
      return readReport(report, ended, readJestReport);
    },
  };
}

function browserStep(forwarded: readonly string[]): Step {
  const report = join(workDirectory, 'reports', 'e2e.json');
  const e2e = join(repository, 'e2e');
  return {
    name: 'browser tests',
    after: ['build'],
    run: async (note, signal) => {
      const browser = await findBrowser({ onProgress: note, signal });
      note(browser.version);
      clear(report);
      const ended = await runNode(
        [scriptOf('@playwright/test', 'playwright', e2e), 'test', ...forwarded],
        {
          cwd: e2e,
          env: {
            ...process.env,
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

function runNode(args: readonly string[], options: ProcessOptions): Promise<ProcessResult> {
  return runProcess(process.execPath, args, {
    cwd: repository,
    env: plainEnvironment,
    timeout: stepLimitMs,
    ...options,
  });
}

function outcomeOf({ code, output, timedOut }: ProcessResult): Outcome {
  return { totals: checkTotals(code === 0), details: timedOut ? late(output) : output };
}

function late(output: string): string {
  return `${output}\nStopped after ${stepLimitMs / 60_000} minutes.`;
}

function clear(report: string): void {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
}

/** A runner that left no readable report has crashed, and that is a failure with its last words. */
function readReport(
  file: string,
  { code, output, timedOut }: ProcessResult,
  read: (json: unknown, exitedWell: boolean) => Outcome,
): Outcome {
  const tail = (timedOut ? late(output) : output).slice(-tailLength);
  try {
    const outcome = read(JSON.parse(readFileSync(file, 'utf8')), code === 0);
    return outcome.details === '' ? { ...outcome, details: tail } : outcome;
  } catch {
    return { totals: checkTotals(false), details: `No report was written.\n${tail}` };
  }
}
