export type { DateRange } from '../date-range';
export { createClientStatisticsUpdater } from './create-client-statistics-updater';
export { apportion, toPercentShares, toWholePercent } from './apportion';
export {
  portfolioStageDisplay,
  type PortfolioStage,
  type DistributionShare,
  computeShares,
} from './distribution';
export {
  formatComparedPeriod,
  getComparablePreviousValue,
  formatKpiChange,
  createKpiChange,
  formatKpiValue,
  type KpiUnit,
  type Kpi,
} from './kpi';
export {
  computeContractDistribution,
  computePlatformComplianceScore,
  computeRiskOverview,
  resolveKpiRequest,
  type KpiRecords,
  type KpiRequest,
} from './kpi-records';
export { sampleHeadlineKpis } from './sample-headline-kpis';
export { defaultPeriod, periodLabel, type PeriodSelection } from './period';
export {
  createPeriodRanges,
  sumByPeriod,
  type PeriodEvent,
  type PeriodRanges,
  type PeriodSum,
} from './sum-by-period';
export {
  resolveRelativeDateRange,
  relativeDateRanges,
  relativeDateRangeLabel,
  type RelativeDateRange,
} from './relative-date-range';
