import { addDays, dayOf, formatCompactUsd, formatDate } from 'shared-kernel/format';
import { inOrder, type TransactionFilter } from './transaction-filter';

/** What a range lets through, its ends the right way round; undefined for all. */
function rangeText<Bound extends string | number>(
  ends: readonly [Bound | undefined, Bound | undefined],
  write: (bound: Bound) => string,
): string | undefined {
  const [low, high] = inOrder(...ends);
  if (low === undefined) return high === undefined ? undefined : `up to ${write(high)}`;
  return high === undefined ? `from ${write(low)}` : `${write(low)} to ${write(high)}`;
}

/** The amounts that a filter lets through, such as `$1K to $2M`. */
export const amountText = ({ min, max }: Pick<TransactionFilter, 'min' | 'max'>) =>
  rangeText([min, max], formatCompactUsd);

/** The days that a filter lets through, such as `from Jul 1, 2024`. */
export const daysText = ({ from, to }: Pick<TransactionFilter, 'from' | 'to'>) =>
  rangeText([from, to], formatDate);

/** How many days a period has, today included. */
const days = { today: 1, week: 7, month: 30, quarter: 90 } as const;

type Period = keyof typeof days;

export const datePeriodLabel: Record<Period, string> = {
  today: 'Today',
  week: 'Last 7 days',
  month: 'Last 30 days',
  quarter: 'Last 90 days',
};

export const datePeriods = Object.keys(days) as readonly Period[];

/** The days of a period as they stand now, by which an address means the same ever after. */
export function daysOf(period: Period, nowIso: string) {
  const to = dayOf(nowIso);
  return { from: addDays(to, 1 - days[period]), to };
}

/** The period that two days make, if they are one of those offered. */
export const periodOf = (from: string, to: string, nowIso: string): Period | undefined =>
  datePeriods.find((period) => {
    const wanted = daysOf(period, nowIso);
    return wanted.from === from && wanted.to === to;
  });
