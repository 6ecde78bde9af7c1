import { keysOf } from 'shared-kernel/format';
import type { Bench } from '../bench';
import { machineLine } from '../machine';
import { writeResult } from '../results';
import { withContext, withProduct } from '../with-product';
import { CliError } from '../../base/cli-error';
import { settleIn, measureOpeningsAgain } from './openings';
import { formatRows, rowsOf, type SizeReadings } from './report';
import type { Readings } from './readings';
import type { Visited } from './visitor';
import { measureCommands } from './commands';
import { measureMemories } from './memory';
import { measureSearches } from './searches';

/** What is done in a workspace that is kept, by the name it is asked for with. */
const inKept = {
  'opening again': measureOpeningsAgain,
  command: measureCommands,
  search: measureSearches,
  memory: measureMemories,
} as const satisfies Record<string, (visited: Visited) => Promise<Readings>>;
type ScenarioName = keyof typeof inKept;

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

/** A first look; figures to publish take 100, 10,000 and 100,000. */
const defaultSizes = [100, 10_000];
const defaultRounds = 5;

/** Everything that is asked for, in one browser that has kept its workspace. */
async function measureVisits(
  visited: Visited,
  scenarios: readonly ScenarioName[],
  onProgress: (text: string) => void,
): Promise<Readings> {
  const readings: Record<string, readonly number[]> = {};
  for (const name of scenarios) {
    onProgress(`${visited.size} records: ${name}`);
    Object.assign(readings, await inKept[name](visited));
  }
  return readings;
}

/** The workspace by the records of a list, and how what is done in it grows with them. */
export const benchWorkspace: Bench = (
  onProgress,
  { rounds = defaultRounds, sizes = defaultSizes, rows: asked = [] } = {},
) => {
  const scenarios = chooseScenarios(asked);
  return withProduct(onProgress, async ({ browser, machine, url }) => {
    // The first visitor also waits for the server to read every file.
    await withContext(browser, url, (context) => settleIn(context, 100));

    const measured: SizeReadings[] = [];
    for (const size of sizes) {
      onProgress(`${size} records: import`);
      const readings = await withContext(browser, url, async (context) => {
        await settleIn(context, size);
        return measureVisits({ context, size, rounds }, scenarios, onProgress);
      });
      measured.push({ size, readings });
    }

    const rows = rowsOf(measured);
    const file = writeResult('workspace.json', { machine, rounds, sizes, rows });
    return [
      `The live workspace by records per list (${machineLine(machine)}); medians of at least ${rounds} runs, and their ratios.`,
      formatRows(rows, sizes),
      `Written to ${file}`,
    ].join('\n\n');
  });
};
