import type { Spread } from '../statistics';
import { formatTable } from '../table';
import type { Comparison } from './compare';
import type { FigureName } from './compare';

const inUnit = (figure: FigureName, value: number) =>
  (figure === 'transferredBytes' ? value / 1000 : value).toFixed(0);

/** The composed product, then the bundle. */
const both = ({ medians: { composed, bundle } }: Comparison, figure: FigureName) =>
  [composed, bundle].map((figures) => inUnit(figure, figures[figure])).join(' / ');

const ratioText = (ratio: number) => ratio.toFixed(2);

const spreadText = ({ median, lowest, highest }: Spread) =>
  `${ratioText(median)} (${ratioText(lowest)} to ${ratioText(highest)})`;

/** A line for each row: both builds, and the ratios of the composed product to the bundle. */
const formatComparisons = (rows: readonly Comparison[]) =>
  formatTable(
    ['', 'kB transferred', 'ratio', 'requests', 'first record, ms', 'ratio (lowest to highest)'],
    rows.map((row) => [
      row.name,
      both(row, 'transferredBytes'),
      ratioText(row.ratios.transferredBytes.median),
      both(row, 'requests'),
      both(row, 'recordMs'),
      spreadText(row.ratios.recordMs),
    ]),
  );

/** The least and the greatest ratio of all rows. */
function rangeOf(rows: readonly Comparison[], figure: FigureName): string {
  const medians = rows.map(({ ratios }) => ratios[figure].median);
  return `${ratioText(Math.min(...medians))} to ${ratioText(Math.max(...medians))}`;
}

/** Everything that was measured, as Markdown. */
export const formatRows = (rows: readonly Comparison[]): string =>
  [
    formatComparisons(rows),
    `The composed product transfers ${rangeOf(rows, 'transferredBytes')} times what one bundle does; its first record takes ${rangeOf(rows, 'recordMs')} times as long.`,
  ].join('\n\n');
