export type { DateRange } from '../day-window';
export { createClientStatisticsUpdater } from './create-client-figures';
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
} from './figure';
export {
  computeContractDistribution,
  computePlatformComplianceScore,
  computeRiskOverview,
  type KpiRecords,
  type KpiRequest,
} from './figure-records';
export { sampleHeadlineKpis } from './headline';
export { defaultPeriod, periodLabel, type PeriodSelection } from './period';
export {
  createPeriodRanges,
  sumByPeriod,
  type PeriodEvent,
  type PeriodRanges,
  type PeriodSum,
} from './period-tally';
export {
  resolveRelativeDateRange,
  relativeDateRanges,
  relativeDateRangeLabel,
  type RelativeDateRange,
} from './relative-days';
