import * as v from 'valibot';
import { readJestReport } from '../reports/jest-report';
import { checkStep } from '../run/node-step';
import { lintStep } from '../test-steps/lint-step';
import { scriptOf } from '../base/scripts';
import type { Outcome, Step } from '../run/step';
import { nothing } from '../run/totals';
import { unitStep } from '../test-steps/unit-step';
import type { Checks } from './checks-for';

const noFile = v.object({ testResults: v.pipe(v.array(v.unknown()), v.length(0)) });

/** That no test needs what changed is no failure, unlike a run of all tests that finds none. */
export function readRelatedTests(json: unknown, exitedWell: boolean): Outcome {
  if (exitedWell && v.is(noFile, json))
    return { totals: nothing, details: '', remark: 'no test needs these files' };
  return readJestReport(json, exitedWell);
}

const testStep = (files: readonly string[]) =>
  unitStep({
    // The linter ends first: the tests then have both of two cores.
    workers: 2,
    args: ['--passWithNoTests', '--findRelatedTests', ...files],
    read: readRelatedTests,
  });

const formatStep = (files: readonly string[]) =>
  checkStep('format', [
    scriptOf('oxfmt', 'oxfmt'),
    '--check',
    '--no-error-on-unmatched-pattern',
    ...files,
  ]);

/** One step for each tool that has anything to check, what takes longest first. */
export const checkSteps = ({ scripts, format, tests }: Checks): readonly Step[] => [
  ...(tests.length > 0 ? [testStep(tests)] : []),
  ...(scripts.length > 0 ? [lintStep] : []),
  ...(format.length > 0 ? [formatStep(format)] : []),
];
