import type { DayWindow, FigureUnit } from 'shared-kernel/domain/overview';
import { keysOf } from 'shared-kernel/format';
import type { AnalyticsView } from './analytics-view';

/** Where a figure comes from: counted in the workspace, the sample's own, or that moved by what has changed. */
export type FigureSource = 'workspace' | 'sample' | 'adjusted';

/** The list behind a figure: a kind of record, and the filters that its screen declares. */
interface CountedList {
  readonly kind: string;
  readonly filters?: Readonly<Record<string, string>>;
  /** Whether it is narrowed to the days of the figure, too. */
  readonly isOfDays?: boolean;
}

interface AnalyticsKpiView {
  readonly label: string;
  readonly unit: FigureUnit;
  /** What the card measures, in one sentence. */
  readonly meaning: string;
  /** What a rate is a share of, in the plural. */
  readonly base?: string;
  /** Where it is not counted in the workspace, and what is then said of it. */
  readonly source?: FigureSource;
  readonly remark?: string;
  /** Which way of it is the good one; absent where neither is. */
  readonly better?: 'up' | 'down';
  /** The list of just the records that it counts; absent if no list has them (AN2). */
  readonly list?: CountedList;
  /** The views beside the overview that show it. */
  readonly views: readonly AnalyticsView[];
}

/** How each card of System Analytics reads, and which views show it, in their order (AN2). */
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
    meaning: 'Platform-wide score today: a sample figure, adjusted by changes to the cases.',
    source: 'adjusted',
    remark: 'The platform compliance score is a sample figure, adjusted by your changes.',
    list: { kind: 'compliance' },
    views: ['compliance'],
  },
  averageCompletionDays: {
    label: 'Average completion',
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

export const analyticsKpiView: Readonly<Record<AnalyticsKpi, AnalyticsKpiView>> = views;

export const analyticsKpis = keysOf(views);

/** The KPI cards a view shows, in their order; the overview shows all. */
export const kpisOfView = (view: AnalyticsView): AnalyticsKpi[] =>
  analyticsKpis.filter((key) => view === 'overview' || analyticsKpiView[key].views.includes(view));

/** The list behind a figure of these days, with its filters as an address has them (AN2). */
export function countedList(key: AnalyticsKpi, { from, to }: DayWindow): CountedList | undefined {
  const { list } = analyticsKpiView[key];
  return list?.isOfDays ? { ...list, filters: { ...list.filters, from, to } } : list;
}
