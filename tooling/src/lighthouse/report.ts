import { formatTable } from '../bench/table';
import { categories, faultsOf, scoreOf, steadyCategories, type Judged } from './scores';

/** What a page was judged to be, as often as it was asked. */
export interface PageRounds<Round extends Judged = Judged> {
  readonly name: string;
  readonly rounds: readonly Round[];
}

/** What most of the score for performance is made of. */
const times = {
  'first-contentful-paint': 'first paint, ms',
  'largest-contentful-paint': 'largest paint, ms',
  'speed-index': 'speed index, ms',
  'total-blocking-time': 'blocking time, ms',
} as const;

const shift = 'cumulative-layout-shift';

/** The round that was neither the luckiest nor the unluckiest. */
export const middleOf = <Round extends Judged>(rounds: readonly Round[]): Round | undefined =>
  [...rounds].sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[
    Math.floor(rounds.length / 2)
  ];

function rowOf({ name, rounds }: PageRounds) {
  const middle = middleOf(rounds);
  if (middle === undefined) throw new Error(`${name} was not scored.`);
  const figure = (audit: string) => middle.audits[audit]?.numericValue ?? NaN;
  return [
    name,
    scoreOf(middle, 'performance'),
    ...steadyCategories.map((category) =>
      Math.min(...rounds.map((round) => scoreOf(round, category))),
    ),
    ...Object.keys(times).map((audit) => Math.round(figure(audit))),
    figure(shift).toFixed(3),
  ];
}

/** A line for each page, then everything that keeps one of them below a hundred in accessibility or best practices. */
export function reportPages(pages: readonly PageRounds[]): string {
  const head = ['page', ...categories, ...Object.values(times), 'shift'];
  const faults = pages.flatMap(({ name, rounds }) =>
    [...new Set(rounds.flatMap(faultsOf))].map((fault) => `${name}: ${fault}`),
  );
  return [formatTable(head, pages.map(rowOf)), ...faults].join('\n\n');
}
