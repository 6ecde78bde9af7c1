import { checkStep } from '../run/node-step';
import { lintStepOf } from '../test-steps/lint-step';
import { scriptOf } from '../base/scripts';
import type { Step } from '../run/step';
import { unitStep, unitsWithoutDeep } from '../test-steps/unit-step';
import type { Checks } from './checks-for';

const testStep = (files: readonly string[]) =>
  unitStep({
    // The linter ends first: the tests then have both of two cores.
    workers: 2,
    args: [...unitsWithoutDeep, '--runTestsByPath', ...files],
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
  ...(scripts.length > 0 ? [lintStepOf(scripts)] : []),
  ...(format.length > 0 ? [formatStep(format)] : []),
];
