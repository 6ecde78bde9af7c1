import type { Bench } from '../bench';
import { machineLine } from '../machine';
import { writeResult } from '../results';
import { formatTable, type Cell } from '../table';
import { withProduct } from '../with-product';
import { ratioChart } from './chart';
import { compare, type Comparison, type Pair } from './compare';
import { compressed } from './compressed';
import { figureNames, measureVisit, network, type FigureName } from './measure-visit';
import { buildTwin, serveTwin } from './serve-twin';
import { visits } from './visits';

const defaultRounds = 5;

const headings: Record<FigureName, string> = {
  transferredBytes: 'kB',
  requests: 'requests',
  scriptBytes: 'script kB',
  firstPaintMs: 'first paint',
  largestPaintMs: 'largest paint',
  recordMs: 'first record',
  longestTaskMs: 'longest task',
  layoutShift: 'shift',
};

const shown = (figure: FigureName, value: number): Cell => {
  if (figure === 'layoutShift') return value.toFixed(3);
  return figure.endsWith('Bytes') ? value / 1000 : Math.round(value);
};

const pairOf = ({ composed, twin }: Comparison, figure: FigureName): string =>
  Number.isNaN(composed[figure])
    ? '–'
    : formatPair(shown(figure, composed[figure]), shown(figure, twin[figure]));

const formatPair = (...cells: readonly Cell[]) =>
  cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell)).join(' / ');

const ratioText = ({ ratio }: Comparison, figure: FigureName): string => {
  const { median, low, high } = ratio[figure];
  if (Number.isNaN(median)) return '–';
  return `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
};

/** The composed product against its one-bundle twin on every row a visitor sees. */
export const benchFederation: Bench = async (onProgress, { rounds = defaultRounds } = {}) => {
  onProgress('building the one-bundle twin');
  const twinMs = await buildTwin();
  onProgress(`built the twin in ${(twinMs / 1000).toFixed(1)} s`);
  const twin = await serveTwin();
  try {
    return await withProduct(
      onProgress,
      async ({ browser, machine, url }) => {
        const addresses = { composed: url, twin: `${twin.origin}/` };
        const comparisons: Comparison[] = [];
        for (const visit of visits) {
          const pairs: Pair[] = [];
          // The first round only brings both servers to the same warmth.
          for (let round = 0; round <= rounds; round += 1) {
            const composed = await measureVisit(browser, addresses.composed, visit);
            const pair = { composed, twin: await measureVisit(browser, addresses.twin, visit) };
            if (round > 0) pairs.push(pair);
          }
          const comparison = compare(visit.name, pairs);
          comparisons.push(comparison);
          onProgress(`${visit.name}: ${ratioText(comparison, 'recordMs')} in time`);
        }

        const file = writeResult('federation.json', { machine, network, rounds, comparisons });
        const chart = writeResult('federation.svg', ratioChart(comparisons));
        return [
          `The composed product / its one-bundle twin, medians of ${rounds} rounds, ${network.latencyMs} ms and ${network.downMbps} Mbit/s, Brotli (${machineLine(machine)}). Times in ms.`,
          formatTable(
            ['', ...figureNames.map((figure) => headings[figure])],
            comparisons.map((row) => [
              row.name,
              ...figureNames.map((figure) => pairOf(row, figure)),
            ]),
          ),
          'Ratios, median (and the middle half of the rounds):',
          formatTable(
            ['', 'bytes', 'requests', 'script', 'first record'],
            comparisons.map((row) => [
              row.name,
              ratioText(row, 'transferredBytes'),
              ratioText(row, 'requests'),
              ratioText(row, 'scriptBytes'),
              ratioText(row, 'recordMs'),
            ]),
          ),
          `Written to ${file} and ${chart}`,
        ].join('\n\n');
      },
      { deliver: compressed },
    );
  } finally {
    await twin.stop();
  }
};
