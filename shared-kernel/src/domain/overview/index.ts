export type { DayWindow } from '../day-window';
export { createClientFigures } from './create-client-figures';
export { apportion, toPercentShares, toWholePercent } from './apportion';
export { portfolioStageDisplay, type PortfolioStage, type Share, toShares } from './distribution';
export {
  formatComparison,
  getComparablePrevious,
  getFigureChange,
  toFigureChange,
  formatFigure,
  type FigureUnit,
  type Kpi,
} from './figure';
export {
  computeContractDistribution,
  computePlatformComplianceScore,
  computeRiskOverview,
  type FigureRecords,
  type FigureRequest,
} from './figure-records';
export { sampleHeadlineFigures } from './headline';
export { defaultPeriod, periodLabel, type PeriodSpan } from './period';
export {
  createPeriodScope,
  sumByPeriod,
  type PeriodEvent,
  type PeriodScope,
  type PeriodSum,
} from './period-tally';
export {
  resolveRelativeDays,
  relativeDays,
  relativeDaysLabel,
  type RelativeDays,
} from './relative-days';
