import { join } from 'node:path';
import * as v from 'valibot';
import { readJestReport } from '../run/jest-report';
import { checkStep, lintCommand, typesStep } from '../run/node-step';
import { scriptOf } from '../run/scripts';
import type { Outcome, Step } from '../run/step';
import { nothing } from '../run/totals';
import { unitStep } from '../run/unit-step';
import type { Checks, Project } from './checks-for';

const projectFiles: Readonly<Record<Project, string>> = {
  product: 'tsconfig.json',
  tooling: join('tooling', 'tsconfig.json'),
  e2e: join('e2e', 'tsconfig.json'),
};

const noFile = v.object({ testResults: v.pipe(v.array(v.unknown()), v.length(0)) });

/** That no test needs what changed is no failure, unlike a run of all tests that finds none. */
export function readRelatedTests(json: unknown, exitedWell: boolean): Outcome {
  if (exitedWell && v.is(noFile, json))
    return { totals: nothing, details: '', remark: 'no test needs these files' };
  return readJestReport(json, exitedWell);
}

const lintStep = (files: readonly string[]) =>
  checkStep('lint', [...lintCommand, '--no-error-on-unmatched-pattern', ...files]);

const testStep = (files: readonly string[]) =>
  unitStep({
    // Lint and types end first: the tests then have both of two cores.
    workers: 2,
    args: ['--passWithNoTests', '--findRelatedTests', ...files],
    read: readRelatedTests,
  });

const formatStep = (files: readonly string[]) =>
  checkStep('format', [scriptOf('prettier', 'prettier'), '--check', ...files]);

/** One step for each tool that has anything to check, what takes longest first. */
export const checkSteps = ({ lint, format, projects, tests }: Checks): readonly Step[] => [
  ...(tests.length > 0 ? [testStep(tests)] : []),
  ...(lint.length > 0 ? [lintStep(lint)] : []),
  ...projects.map((project) => typesStep(project, projectFiles[project])),
  ...(format.length > 0 ? [formatStep(format)] : []),
];
