import { fillWorkspace } from '../drive';
import { inTab, type Visited } from './lists';
import { measureMemories } from './memory';
import { chooseRows, type Bench } from './options';
import { withContext, withProduct, writeResult } from './product';
import { measureCommands, measureOpenings, measureSearches, settleIn } from './scenarios';
import type { Readings } from './scenarios';
import { formatTable, medianOf } from './table';

/** What is done in a workspace that is kept, in the order it is measured. */
const scenarios: readonly {
  readonly name: string;
  readonly measure: (visited: Visited) => Promise<Readings>;
}[] = [
  { name: 'opening again', measure: measureOpenings },
  { name: 'command', measure: measureCommands },
  { name: 'search', measure: measureSearches },
  { name: 'memory', measure: measureMemories },
];

/** Below a millisecond or a megabyte, growth is noise, and from nothing it is boundless. */
const atLeastOne = (value: number) => Math.max(1, value);

/** The medians of each row by size, ascending, and beside them the ratio of each size to the smallest. */
export function formatSizes(measured: ReadonlyMap<number, Readings>): string {
  const [smallest, ...larger] = [...measured.keys()].map((size) => size.toLocaleString('en-US'));
  const [first = {}] = measured.values();
  return formatTable(
    ['ms', smallest ?? '', ...larger, ...larger.map((size) => `${size} : ${smallest}`)],
    Object.keys(first).map((name) => {
      const medians = [...measured.values()].map((readings) => medianOf(readings[name] ?? []));
      const [base = NaN, ...others] = medians;
      return [name, ...medians, ...others.map((one) => atLeastOne(one) / atLeastOne(base))];
    }),
  );
}

/** The workspace by the records of a list, and how what is done in it grows with them. */
export const benchWorkspace: Bench = (onProgress, { rounds, sizes, rows }) => {
  const chosen = chooseRows(scenarios, rows);
  return withProduct(onProgress, async ({ browser, machine, url }) => {
    const measured = new Map<number, Readings>();
    for (const size of sizes) {
      onProgress(`${size} records: import`);
      const readings = await withContext(browser, url, async (context) => {
        await inTab(context, (page) => fillWorkspace(page, size));
        await settleIn(context, size);
        const all: Readings = {};
        for (const { name, measure } of chosen) {
          onProgress(`${size} records: ${name}`);
          Object.assign(all, await measure({ context, size, rounds }));
        }
        return all;
      });
      measured.set(size, readings);
    }
    const file = writeResult('workspace.json', JSON.stringify({ machine, sizes: [...measured] }));
    return [
      `The live workspace by records per list (${machine}); medians of at least ${rounds} runs, and their ratios.`,
      formatSizes(measured),
      `Written to ${file}`,
    ].join('\n\n');
  });
};
