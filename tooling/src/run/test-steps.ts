import { join } from 'node:path';
import type { TestPart } from './arguments';
import { browserStep } from './browser-step';
import { searchEngines } from './engine-step';
import { checkStep, outcomeOf, runNode, typesStep } from './node-step';
import { commandArguments, scriptOf } from './scripts';
import type { Step } from './step';
import { unitStep } from './unit-step';

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
  const engines = searchEngines();
  return [
    ...(has('e2e') ? [buildStep] : []),
    ...(has('unit') ? [unitStep({ workers: unitWorkers, args: forwarded })] : []),
    ...(has('e2e') ? [engines.step] : []),
    ...(has('static') ? staticSteps() : []),
    ...(has('e2e') ? [browserStep(engines, forwarded)] : []),
  ];
}

function staticSteps(): Step[] {
  return [
    checkStep('lint', [scriptOf('eslint', 'eslint'), '.', '--max-warnings', '0']),
    checkStep('house', commandArguments('house')),
    typesStep('product', 'tsconfig.json'),
    typesStep('tooling', join('tooling', 'tsconfig.json')),
    typesStep('e2e', join('e2e', 'tsconfig.json')),
    checkStep('unused code', [scriptOf('knip', 'knip')]),
    checkStep('format', [scriptOf('prettier', 'prettier'), '--check', '.']),
  ];
}

const buildStep: Step = {
  name: 'build',
  run: async (note, signal) =>
    outcomeOf(
      await runNode(commandArguments('build'), { signal, onLine: (line) => note(line.trim()) }),
    ),
};
