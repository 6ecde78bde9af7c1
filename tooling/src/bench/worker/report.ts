import type { FigureName } from '../federation/figures';
import { intervalText, laterText } from '../federation/report';
import { formatTable } from '../table';
import { isWorse, type SideRow } from './sides';

const both = ({ medians }: SideRow, figure: FigureName): string => {
  const [one, other] = [medians.with[figure], medians.without[figure]];
  return Number.isNaN(one) && Number.isNaN(other) ? '–' : `${one.toFixed(0)} / ${other.toFixed(0)}`;
};

/** What was found behind one profile, as Markdown. */
export function formatSides(rows: readonly SideRow[]): string {
  const worse = rows.filter(isWorse).map(({ name }) => name);
  return [
    formatTable(
      [
        '',
        'first record, ms',
        'ratio (95 %)',
        'later, ms (95 %)',
        'first paint',
        'charts drawn',
        'blocking time',
        'longest task',
      ],
      rows.map((row) => [
        row.name,
        both(row, 'recordMs'),
        intervalText(row.ratio.recordMs),
        laterText(row.laterMs),
        both(row, 'firstPaintMs'),
        both(row, 'chartsMs'),
        both(row, 'blockingMs'),
        both(row, 'longestTaskMs'),
      ]),
    ),
    worse.length === 0
      ? 'No row’s first record is later with the worker beyond its interval.'
      : `Later with the worker beyond the interval: ${worse.join(', ')}.`,
  ].join('\n\n');
}
