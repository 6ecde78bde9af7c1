import type { Interval } from '../statistics';
import { formatTable, type Cell } from '../table';
import type { BesideTwin, Comparison } from './compare';
import { buildNames, type FigureName } from './figures';
import { overheadNames, type Overhead } from './overhead';

export interface Row extends Comparison {
  /** Absent where next to nothing is transferred. */
  readonly overhead?: Overhead;
}

const headings: Record<FigureName, string> = {
  transferredBytes: 'kB transferred',
  requests: 'requests',
  parsedBytes: 'script kB parsed',
  firstPaintMs: 'first paint',
  largestPaintMs: 'largest paint',
  recordMs: 'first record, ms',
  chartsMs: 'charts drawn',
  blockingMs: 'blocking time',
  longestTaskMs: 'longest task',
  layoutShift: 'shift',
};

/** Rows that may not cost a visitor anything; every other one may cost five in a hundred. */
const strictRows = new Set(['gate', 'landing']);
export const targetOf = (name: string): number => (strictRows.has(name) ? 1 : 1.05);

const shown = (figure: FigureName, value: number): string => {
  if (Number.isNaN(value)) return '–';
  if (figure === 'layoutShift') return value.toFixed(3);
  return (figure.endsWith('Bytes') ? value / 1000 : value).toFixed(0);
};

/** The product, one bundle, the usual federation. */
const allThree = ({ medians }: Comparison, figure: FigureName): string => {
  const values = buildNames.map((build) => medians[build][figure]);
  return values.every(Number.isNaN) ? '–' : values.map((value) => shown(figure, value)).join(' / ');
};

const ratioNumber = (value: number) => (value === Infinity ? '∞' : value.toFixed(2));

export const intervalText = ({ median, low, high }: Interval): string =>
  Number.isNaN(median) ? '–' : `${ratioNumber(median)} (${ratioNumber(low)}–${ratioNumber(high)})`;

export const laterText = ({ median, low, high }: Interval): string =>
  `${Math.round(median)} (${Math.round(low)} to ${Math.round(high)})`;

/** Held to two decimals, as the table shows it. */
const isBeyond = (name: string, ratio: number) => Number(ratio.toFixed(2)) > targetOf(name);

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** Why a row lies beyond its target, by what was measured; nothing for one that does not. */
export function reasonFor({ name, medians, composed, overhead }: Row): string | undefined {
  const { ratio, laterMs } = composed;
  const beyond = (figure: FigureName) => medians.composed[figure] - medians.twin[figure];
  const reasons: string[] = [];
  if (isBeyond(name, ratio.transferredBytes.median)) {
    const parts = overheadNames.map((part) => `${part} ${kB(overhead?.[part] ?? NaN)}`).join(', ');
    reasons.push(
      `${kB(beyond('transferredBytes'))} kB more${overhead === undefined ? '' : `: ${parts}`}`,
    );
  }
  if (isBeyond(name, ratio.recordMs.median) && laterMs.median > 0) {
    const { low, high } = ratio.recordMs;
    const isNoise = low <= targetOf(name) && high >= targetOf(name);
    reasons.push(
      `first record ${Math.round(laterMs.median)} ms later with ${kB(beyond('parsedBytes'))} kB more script parsed and ${beyond('requests')} more requests${isNoise ? '; the target lies within the interval' : ''}`,
    );
  }
  return reasons.length === 0 ? undefined : `${name}: ${reasons.join('; ')}`;
}

/** Bytes and first records of all three, and the product beside one bundle. */
export function formatComparison(rows: readonly Row[], roundTripMs: number): string {
  return formatTable(
    [
      '',
      headings.transferredBytes,
      'ratio',
      headings.recordMs,
      'ratio (95 %)',
      'later, ms (95 %)',
      'round trips',
    ],
    rows.map((row) => [
      row.name,
      allThree(row, 'transferredBytes'),
      ratioNumber(row.composed.ratio.transferredBytes.median),
      allThree(row, 'recordMs'),
      intervalText(row.composed.ratio.recordMs),
      laterText(row.composed.laterMs),
      (row.composed.laterMs.median / roundTripMs).toFixed(1),
    ]),
  );
}

const vitals: readonly FigureName[] = [
  'firstPaintMs',
  'largestPaintMs',
  'chartsMs',
  'blockingMs',
  'longestTaskMs',
  'layoutShift',
  'requests',
  'parsedBytes',
];

/** What a reader notices besides, and what it is made of. */
export function formatVitals(rows: readonly Row[]): string {
  return formatTable(
    ['', ...vitals.map((figure) => headings[figure])],
    rows.map((row): Cell[] => [row.name, ...vitals.map((figure) => allThree(row, figure))]),
  );
}

const gained: readonly FigureName[] = ['transferredBytes', 'requests', 'parsedBytes', 'recordMs'];

/** The usual federation beside one bundle. */
export function formatUsual(rows: readonly Row[]): string {
  const cells = ({ ratio, laterMs }: BesideTwin): Cell[] => [
    ...gained.map((figure) => intervalText(ratio[figure])),
    laterText(laterMs),
  ];
  return formatTable(
    ['', ...gained.map((figure) => headings[figure]), 'later, ms (95 %)'],
    rows.map((row) => [row.name, ...cells(row.usual)]),
  );
}

/** Everything that was found behind one profile, as Markdown. */
export function formatRows(rows: readonly Row[], roundTripMs: number): string {
  const reasons = rows.flatMap((row) => reasonFor(row) ?? []);
  return [
    'Composed / one bundle / the usual federation; ratios and “later” are composed to one bundle, round by round:',
    formatComparison(rows, roundTripMs),
    'Paints, blocking and what they are made of, in ms and kB, composed / one bundle / the usual federation:',
    formatVitals(rows),
    'The usual federation to one bundle, round by round:',
    formatUsual(rows),
    ...(reasons.length === 0
      ? ['Every row is within its target.']
      : [
          'Beyond the target (1.05; 1.00 for gate and landing), and why:',
          reasons.map((reason) => `- ${reason}`).join('\n'),
        ]),
  ].join('\n\n');
}
