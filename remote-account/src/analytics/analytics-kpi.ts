import type { FigureUnit } from 'shared-kernel/domain/overview';
import type { AnalyticsView } from './analytics-view';

/** The KPI cards of System Analytics in their order (AN2). */
export const analyticsKpis = [
  'volume',
  'transactions',
  'settlementRate',
  'activeClients',
  'pipeline',
  'complianceScore',
  'averageCompletionDays',
  'onTimeRate',
  'uptime',
] as const;

export type AnalyticsKpi = (typeof analyticsKpis)[number];

/** Where a figure comes from: counted in the workspace, the sample's own, or that moved by what has changed. */
export type FigureSource = 'workspace' | 'sample' | 'adjusted';

interface AnalyticsKpiView {
  readonly label: string;
  readonly unit: FigureUnit;
  /** What the card measures, in one sentence. */
  readonly meaning: string;
  /** What a rate is a share of, in the plural. */
  readonly base?: string;
  /** Where it is not counted in the workspace. */
  readonly source?: FigureSource;
  /** The views beside the overview that show it. */
  readonly views: readonly AnalyticsView[];
}

/** How each card reads, and which views show it. */
export const analyticsKpiView: Record<AnalyticsKpi, AnalyticsKpiView> = {
  volume: {
    label: 'Transaction volume',
    unit: 'usd',
    meaning: 'Total in US dollars, without failed transactions.',
    views: ['financial'],
  },
  transactions: {
    label: 'Transactions',
    unit: 'count',
    meaning: 'Transactions started in this period.',
    views: ['financial', 'operational'],
  },
  settlementRate: {
    label: 'Settlement rate',
    unit: 'percent',
    meaning: 'Share of finished transactions that completed.',
    base: 'transactions',
    views: ['financial', 'operational'],
  },
  activeClients: {
    label: 'Active clients',
    unit: 'count',
    meaning: 'Clients with at least one transaction in this period.',
    views: ['financial', 'compliance'],
  },
  pipeline: {
    label: 'Pipeline',
    unit: 'usd',
    meaning: 'Value of active processes in US dollars.',
    views: ['financial', 'operational'],
  },
  complianceScore: {
    label: 'Platform compliance score',
    unit: 'percent',
    meaning: 'Platform-wide score today: a sample figure, adjusted by changes to the cases.',
    source: 'adjusted',
    views: ['compliance'],
  },
  averageCompletionDays: {
    label: 'Average completion',
    unit: 'days',
    meaning: 'Average time from start to last milestone.',
    views: ['operational'],
  },
  onTimeRate: {
    label: 'On-time rate',
    unit: 'percent',
    meaning: 'Share of completed milestones that met their due date.',
    base: 'milestones',
    views: ['compliance', 'operational'],
  },
  uptime: {
    label: 'Uptime',
    unit: 'percent',
    meaning: 'Platform availability (sample figure).',
    source: 'sample',
    views: ['operational'],
  },
};

/** The KPI cards a view shows, in their order; the overview shows all. */
export const kpisOfView = (view: AnalyticsView): AnalyticsKpi[] =>
  analyticsKpis.filter((key) => view === 'overview' || analyticsKpiView[key].views.includes(view));
