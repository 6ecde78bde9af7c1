import type { DateRange, KpiUnit } from 'shared-kernel/domain/overview';
import { keysOf } from 'shared-kernel/format';
import type { AnalyticsView } from './analytics-view';

/**
 * Where a value comes from. `workspace` counts records, `sample` is a fixed sample value, and `adjusted` is a sample
 * value plus the user’s changes.
 */
export type MetricSource = 'workspace' | 'sample' | 'adjusted';

interface CountedList {
  readonly kind: string;
  readonly filters?: Readonly<Record<string, string>>;
  readonly isOfDays?: boolean;
}

interface AnalyticsKpiView {
  readonly label: string;
  readonly unit: KpiUnit;
  readonly meaning: string;
  readonly base?: string;
  /** Where the value comes from if it is not counted in the workspace. `remark` explains the source. */
  readonly source?: MetricSource;
  readonly remark?: string;
  /** Whether a higher or a lower value is better; absent if neither is. */
  readonly better?: 'up' | 'down';
  /** The list that shows exactly the counted records; absent if there is no such list (AN2). */
  readonly list?: CountedList;
  readonly views: readonly AnalyticsView[];
}

const views = {
  volume: {
    label: 'Transaction volume',
    unit: 'usd',
    meaning: 'Total in US dollars, without failed transactions.',
    better: 'up',
    list: { kind: 'transactions', filters: { status: 'unfailed' }, isOfDays: true },
    views: ['financial'],
  },
  transactions: {
    label: 'Transactions',
    unit: 'count',
    meaning: 'Transactions started in this period.',
    list: { kind: 'transactions', isOfDays: true },
    views: ['financial', 'operational'],
  },
  settlementRate: {
    label: 'Settlement rate',
    unit: 'percent',
    meaning: 'Share of finished transactions that completed.',
    base: 'transactions',
    better: 'up',
    list: { kind: 'transactions', filters: { status: 'ended' }, isOfDays: true },
    views: ['financial', 'operational'],
  },
  activeClients: {
    label: 'Active clients',
    unit: 'count',
    meaning: 'Clients with at least one transaction in this period.',
    better: 'up',
    views: ['financial', 'compliance'],
  },
  pipeline: {
    label: 'Pipeline',
    unit: 'usd',
    meaning: 'Value of active processes in US dollars.',
    list: { kind: 'processes', filters: { status: 'active', currency: 'USD' } },
    views: ['financial', 'operational'],
  },
  complianceScore: {
    label: 'Platform compliance score',
    unit: 'percent',
    meaning: 'Platform-wide score today: a sample figure, adjusted by your changes.',
    source: 'adjusted',
    remark: 'The platform compliance score is a sample figure, adjusted by your changes.',
    list: { kind: 'compliance' },
    views: ['compliance'],
  },
  averageCompletionDays: {
    label: 'Average completion time',
    unit: 'days',
    meaning: 'Average time from start to last milestone.',
    better: 'down',
    list: { kind: 'processes', filters: { status: 'completed' }, isOfDays: true },
    views: ['operational'],
  },
  onTimeRate: {
    label: 'On-time rate',
    unit: 'percent',
    meaning: 'Share of completed milestones that met their due date.',
    base: 'milestones',
    better: 'up',
    list: { kind: 'processes', isOfDays: true },
    views: ['compliance', 'operational'],
  },
  uptime: {
    label: 'Uptime',
    unit: 'percent',
    meaning: 'Platform availability (sample figure).',
    source: 'sample',
    remark: 'Uptime is a sample figure.',
    views: ['operational'],
  },
} as const satisfies Readonly<Record<string, AnalyticsKpiView>>;

export type AnalyticsKpi = keyof typeof views;

export const analyticsKpiDisplay: Readonly<Record<AnalyticsKpi, AnalyticsKpiView>> = views;

export const analyticsKpis = keysOf(views);

export const listViewKpis = (view: AnalyticsView): AnalyticsKpi[] =>
  analyticsKpis.filter(
    (key) => view === 'overview' || analyticsKpiDisplay[key].views.includes(view),
  );

/**
 * Returns the list of the records that a KPI counts, or `undefined` if there is no such list. If the KPI depends on the
 * period, the list is filtered by the period (AN2).
 */
export function findKpiRecordList(
  key: AnalyticsKpi,
  { from, to }: DateRange,
): CountedList | undefined {
  const { list } = analyticsKpiDisplay[key];
  return list?.isOfDays ? { ...list, filters: { ...list.filters, from, to } } : list;
}
