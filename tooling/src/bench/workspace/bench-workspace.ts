import type { Bench } from '../bench';
import { machineLine } from '../machine';
import { writeResult } from '../results';
import { withProduct } from '../with-product';
import { settleIn } from './openings';
import { formatRows, rowsOf, type SizeReadings } from './report';
import type { Readings } from './readings';
import { chooseScenarios, measureKept, type ScenarioName } from './scenarios';
import { asNewVisitor, type Visited } from './visitor';

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
    Object.assign(readings, await measureKept(name, visited));
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
    const asNew = <T>(work: Parameters<typeof asNewVisitor<T>>[2]) =>
      asNewVisitor(browser, url, work);
    // The first visitor also waits for the server to read every file.
    await asNew((context) => settleIn(context, 100));

    const measured: SizeReadings[] = [];
    for (const size of sizes) {
      onProgress(`${size} records: import`);
      const readings = await asNew(async (context) => {
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
