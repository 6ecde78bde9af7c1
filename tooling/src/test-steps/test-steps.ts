import { readHouse } from '../house/read-house';
import type { TestRequest } from '../base/arguments';
import { checkStep, outcomeOf, runNode } from '../run/node-step';
import type { Phase } from '../run/schedule';
import { commandArguments, scriptOf } from '../base/scripts';
import type { Step } from '../run/step';
import { browserStep, builtFilesStep, searchEngines } from './browser-step';
import { clockEnvironment, oddClocks, timedTests } from './odd-clocks';
import { deepCases, usualCases } from './property-cases';
import { lintStep } from './lint-step';
import { unitStep, unitsWithoutDeep } from './unit-step';

/** The browser tests of `npm test`; those that need a service, a build of their own or a long time are deep. */
const withoutDeep = ['--grep-invert', '@deep|@files'];
const withDeep = ['--grep-invert', '@files'];

/**
 * The phases of `npm test`. The build leaves a core idle for most of its time: beside it runs what is static, what fails in
 * seconds first. Browser tests run with nothing beside them, since a busy machine disturbs them, and unit tests with only
 * those that read built files.
 */
export function testPhases(
  { parts, deep, forwarded }: TestRequest,
  unitWorkers: number,
): readonly Phase[] {
  const has = (part: TestRequest['parts'][number]) => parts.includes(part);
  const cases = deep ? deepCases() : usualCases();
  const engines = deep ? searchEngines() : undefined;
  const chosen = (usual: readonly string[], whole: readonly string[]) =>
    forwarded.length > 0 ? forwarded : deep ? whole : usual;
  return [
    [...(has('e2e') ? [buildStep] : []), ...(has('static') ? [...quickChecks(), lintStep] : [])],
    [
      ...(has('unit')
        ? [unitStep({ workers: unitWorkers, args: chosen(unitsWithoutDeep, []), cases })]
        : []),
      ...(has('e2e') && forwarded.length === 0 ? [builtFilesStep] : []),
    ],
    ...(has('unit') && deep && forwarded.length === 0 ? oddClockPhases(unitWorkers) : []),
    has('e2e') && engines ? [engines.step] : [],
    has('e2e')
      ? [browserStep({ engines, args: chosen(withoutDeep, withDeep), inMotion: deep })]
      : [],
  ];
}

/** The unit tests that depend on time, at moments and in zones where they go wrong first. */
function oddClockPhases(workers: number): readonly Phase[] {
  const args = [...unitsWithoutDeep, '--runTestsByPath', ...timedTests(readHouse())];
  return oddClocks.map((clock) => [
    unitStep({ workers, args, how: clock.name, env: clockEnvironment(clock) }),
  ]);
}

const quickChecks = (): Phase => [
  checkStep('unused code', [scriptOf('knip', 'knip')]),
  checkStep('house', commandArguments('house')),
  checkStep('format', [scriptOf('oxfmt', 'oxfmt'), '--check', '.']),
];

export const buildStep: Step = {
  name: 'build',
  run: async (note, signal) =>
    outcomeOf(
      await runNode(commandArguments('build'), { signal, onLine: (line) => note(line.trim()) }),
    ),
};
