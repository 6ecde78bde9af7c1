import { formatTable, type Cell } from '../table';
import type { Comparison } from './compare';
import { figureNames, type FigureName } from './figures';
import { overheadNames, type Overhead } from './overhead';

export interface Row extends Comparison {
  /** Absent for a warm tab, which transfers next to nothing. */
  readonly overhead?: Overhead;
}

const headings: Record<FigureName, string> = {
  roundTripMs: 'round trip',
  transferredBytes: 'kB',
  requests: 'requests',
  scriptBytes: 'script kB',
  firstPaintMs: 'first paint',
  largestPaintMs: 'largest paint',
  recordMs: 'first record',
  longestTaskMs: 'longest task',
  layoutShift: 'shift',
};

/** Rows that may not cost a visitor anything; every other one may cost five in a hundred. */
const strictRows = new Set(['gate', 'landing']);
export const targetOf = (name: string): number => (strictRows.has(name) ? 1 : 1.05);

const shown = (figure: FigureName, value: number): string => {
  if (figure === 'layoutShift') return value.toFixed(3);
  return (figure.endsWith('Bytes') ? value / 1000 : value).toFixed(0);
};

const pairOf = ({ composed, twin }: Comparison, figure: FigureName): string =>
  Number.isNaN(composed[figure])
    ? '–'
    : `${shown(figure, composed[figure])} / ${shown(figure, twin[figure])}`;

export const ratioText = ({ ratio }: Comparison, figure: FigureName): string => {
  const { median, low, high } = ratio[figure];
  if (Number.isNaN(median)) return '–';
  return `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
};

/** Held to two decimals, as the table shows it. */
const isBeyond = (name: string, ratio: number) => Number(ratio.toFixed(2)) > targetOf(name);

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** Why a row lies beyond its target, by what was measured; nothing for one that does not. */
export function reasonFor({
  name,
  ratio,
  composed,
  twin,
  laterMs,
  overhead,
}: Row): string | undefined {
  const reasons: string[] = [];
  if (isBeyond(name, ratio.transferredBytes.median) && overhead) {
    const parts = overheadNames.map((part) => `${part} ${kB(overhead[part])}`).join(', ');
    reasons.push(`${kB(composed.transferredBytes - twin.transferredBytes)} kB more: ${parts}`);
  }
  if (isBeyond(name, ratio.recordMs.median) && laterMs.median > 0) {
    const script = kB(composed.scriptBytes - twin.scriptBytes);
    const { low, high } = ratio.recordMs;
    const isNoise = low <= targetOf(name) && high >= targetOf(name);
    reasons.push(
      `first record ${Math.round(laterMs.median)} ms later with ${script} kB more script evaluated and ${composed.requests - twin.requests} more requests${isNoise ? '; the target lies within the spread' : ''}`,
    );
  }
  return reasons.length === 0 ? undefined : `${name}: ${reasons.join('; ')}`;
}

const isCold = ({ twin }: Row) => !Number.isNaN(twin.roundTripMs);

/** How much later each first record comes, in ms and in round trips of the same visits. */
export function formatLater(rows: readonly Row[]): string {
  return formatTable(
    ['', 'later, ms (middle half)', 'a round trip, ms', 'round trips'],
    rows.filter(isCold).map(({ name, laterMs: { median, low, high }, composed, twin }) => {
      const roundTripMs = (composed.roundTripMs + twin.roundTripMs) / 2;
      return [
        name,
        `${Math.round(median)} (${Math.round(low)} to ${Math.round(high)})`,
        roundTripMs.toFixed(0),
        (median / roundTripMs).toFixed(1),
      ];
    }),
  );
}

/** Everything the bench found, as Markdown. */
export function formatRows(rows: readonly Row[]): string {
  const ratios: readonly FigureName[] = [
    'transferredBytes',
    'requests',
    'scriptBytes',
    'firstPaintMs',
    'largestPaintMs',
    'recordMs',
    'longestTaskMs',
  ];
  const cells = (row: Row): Cell[] => [
    row.name,
    ...figureNames.map((figure) => pairOf(row, figure)),
  ];
  const reasons = rows.flatMap((row) => reasonFor(row) ?? []);
  return [
    formatTable(['', ...figureNames.map((figure) => headings[figure])], rows.map(cells)),
    'Ratios, median (and the middle half of the rounds):',
    formatTable(
      ['', ...ratios.map((figure) => headings[figure])],
      rows.map((row) => [row.name, ...ratios.map((figure) => ratioText(row, figure))]),
    ),
    'How much later the first record comes than in one bundle, round by round:',
    formatLater(rows),
    ...(reasons.length === 0
      ? ['Every row is within its target.']
      : [
          'Beyond the target (1.05; 1.00 for gate and landing), and why:',
          reasons.map((reason) => `- ${reason}`).join('\n'),
        ]),
  ].join('\n\n');
}
