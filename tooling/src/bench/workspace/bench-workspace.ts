import type { Bench } from '../bench';
import { machineLine } from '../machine';
import { writeResult } from '../results';
import { growthExponent } from '../statistics';
import { formatTable } from '../table';
import { withProduct } from '../with-product';
import { figureNames, measureSize, type SizeFigures } from './measure-size';

const sizes = [100, 10_000, 100_000] as const;

/** The workspace with a hundred, ten thousand and a hundred thousand records a list, and how it grows. */
export const benchWorkspace: Bench = (onProgress) =>
  withProduct(onProgress, async ({ browser, machine, url }) => {
    const figures = new Map<number, SizeFigures>();
    for (const size of sizes) {
      figures.set(size, await measureSize(browser, url, size, onProgress));
    }
    const at = (size: number, name: (typeof figureNames)[number]) =>
      figures.get(size)?.[name] ?? NaN;
    const [smallest, , largest] = sizes;
    const rows = figureNames.map((name) => {
      const growth = growthExponent(
        { size: smallest, value: Math.max(1, at(smallest, name)) },
        { size: largest, value: Math.max(1, at(largest, name)) },
      );
      return { name, values: sizes.map((size) => at(size, name)), exponent: growth };
    });

    const file = writeResult('workspace.json', { machine, sizes, rows });
    const head = ['ms', ...sizes.map((size) => size.toLocaleString('en-US')), 'exponent'];
    return [
      `The live workspace by records a list (${machineLine(machine)}); exponent k: time ~ records^k.`,
      formatTable(
        head,
        rows.map(({ name, values, exponent }) => [name, ...values, exponent.toFixed(2)]),
      ),
      `Written to ${file}`,
    ].join('\n\n');
  });
