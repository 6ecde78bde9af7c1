import { analyticsKpiDisplay, listViewKpis, type MetricSource } from './analytics-kpi';
import {
  analyticsSectionLabel,
  sectionsByView,
  type AnalyticsSection,
  type AnalyticsView,
} from './analytics-view';
import type { AnalyticsMetrics } from './analytics-metrics';
import { lifecycleStageDisplay, riskLevelDisplay } from 'shared-kernel/domain/lifecycle';
import { portfolioStageDisplay, type KpiUnit } from 'shared-kernel/domain/overview';
import { transactionTypeDisplay } from 'shared-kernel/domain/transaction';
import type { CsvColumn } from 'shared-kernel/format';

export interface AnalyticsRow {
  readonly section: AnalyticsSection;
  readonly figure: string;
  readonly value: number | undefined;
  readonly unit: KpiUnit;
  readonly source: MetricSource;
  readonly percent?: number;
}

type Rows = readonly (Omit<AnalyticsRow, 'section' | 'source'> &
  Partial<Pick<AnalyticsRow, 'source'>>)[];

const countRows = <Key extends string>(
  shares: readonly { readonly key: Key; readonly count: number; readonly percent: number }[],
  views: Readonly<Record<Key, { readonly label: string }>>,
  source: MetricSource,
): Rows =>
  shares.map(({ key, count, percent }) => ({
    figure: views[key].label,
    value: count,
    unit: 'count',
    percent,
    source,
  }));

const portfolioSource = ({ isOwn }: AnalyticsMetrics): MetricSource =>
  isOwn ? 'workspace' : 'adjusted';

const rowsOf: Partial<
  Record<AnalyticsSection, (figures: AnalyticsMetrics, view: AnalyticsView) => Rows>
> = {
  kpis: ({ kpis }, view) =>
    kpis
      .filter(({ key }) => listViewKpis(view).includes(key))
      .map(({ key, value }) => {
        const { label, unit, source = 'workspace' } = analyticsKpiDisplay[key];
        return { figure: label, value, unit, source };
      }),
  trends: ({ trend }) =>
    trend.flatMap(({ bucket, usd, transactions, milestones }): Rows => [
      { figure: `Volume from ${bucket}`, value: usd, unit: 'usd' },
      { figure: `Transactions from ${bucket}`, value: transactions, unit: 'count' },
      { figure: `Milestones from ${bucket}`, value: milestones, unit: 'count' },
    ]),
  contractStatus: (figures) =>
    countRows(figures.contractDistribution, portfolioStageDisplay, portfolioSource(figures)),
  risk: (figures) => countRows(figures.risk, riskLevelDisplay, portfolioSource(figures)),
  volumeByType: ({ volumeByType }) =>
    volumeByType.map(({ key, usd, percent }) => ({
      figure: transactionTypeDisplay[key].label,
      value: usd,
      unit: 'usd',
      percent,
    })),
  clientVolume: ({ clientVolume }) =>
    clientVolume.map(({ key, usd, percent }) => ({
      figure: key,
      value: usd,
      unit: 'usd',
      percent,
    })),
  compliancePipeline: ({ compliancePipeline }) =>
    countRows(compliancePipeline, lifecycleStageDisplay, 'workspace'),
};

export const createAnalyticsRows = (
  figures: AnalyticsMetrics,
  view: AnalyticsView,
): AnalyticsRow[] =>
  sectionsByView[view].flatMap((section) =>
    (rowsOf[section]?.(figures, view) ?? []).map((row) => ({
      section,
      source: 'workspace',
      ...row,
    })),
  );

const sourceText: Record<MetricSource, string> = {
  workspace: 'Workspace',
  sample: 'Sample figure',
  adjusted: 'Sample figure, adjusted by changes in this workspace',
};

export const analyticsCsvColumns: readonly CsvColumn<AnalyticsRow>[] = [
  { header: 'Section', value: ({ section }) => analyticsSectionLabel[section] },
  { header: 'Figure', value: ({ figure }) => figure },
  { header: 'Value', value: ({ value }) => value },
  { header: 'Unit', value: ({ unit }) => unit },
  { header: 'Percent of total', value: ({ percent }) => percent },
];

/**
 * Columns of the CSV export, including the source of each value. `reference` mode exports the columns without the
 * source.
 */
export const analyticsCsvColumnsWithSource: typeof analyticsCsvColumns = [
  ...analyticsCsvColumns,
  { header: 'Source', value: ({ source }) => sourceText[source] },
];
