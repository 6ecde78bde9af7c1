import { keysOf } from 'shared-kernel/format';
import { CliError } from '../../base/cli-error';
import { measureCommands } from './commands';
import { measureMemories } from './memory';
import { measureOpeningsAgain } from './openings';
import type { Readings } from './readings';
import { measureSearches } from './searches';
import type { Visited } from './visitor';

/** What is done in a workspace that is kept, by the name it is asked for with. */
const inKept = {
  'opening again': measureOpeningsAgain,
  command: measureCommands,
  search: measureSearches,
  memory: measureMemories,
} as const satisfies Record<string, (visited: Visited) => Promise<Readings>>;
export type ScenarioName = keyof typeof inKept;

/** In the order they are measured. */
export const scenarioNames = keysOf(inKept);

const isScenario = (name: string): name is ScenarioName =>
  scenarioNames.some((scenario) => scenario === name);

/** The scenarios that are asked for by their names, in their order; all unless some are. */
export function chooseScenarios(asked: readonly string[]): readonly ScenarioName[] {
  const unknown = asked.find((name) => !isScenario(name));
  if (unknown !== undefined)
    throw new CliError(`There are no rows “${unknown}”; the rows are ${scenarioNames.join(', ')}.`);
  return asked.length === 0 ? scenarioNames : scenarioNames.filter((name) => asked.includes(name));
}

/** Measures one of them in a workspace that is kept. */
export const measureKept = (name: ScenarioName, visited: Visited): Promise<Readings> =>
  inKept[name](visited);
