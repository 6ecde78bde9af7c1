export type { DayWindow } from '../day-window';
export { clientFigures } from './client-figures';
export { apportion, percentShares, wholePercent } from './apportion';
export { portfolioStageView, type PortfolioStage, type Share, sharesOf } from './distribution';
export {
  comparisonText,
  comparablePreviousOf,
  figureChange,
  toFigureChange,
  formatFigure,
  type FigureUnit,
  type Kpi,
} from './figure';
export {
  contractDistribution,
  platformComplianceScore,
  riskOverview,
  type FigureRecords,
  type FigureRequest,
} from './figure-records';
export { sampleHeadline } from './headline';
export { defaultPeriod, periodLabel, type PeriodSpan } from './period';
export {
  periodScope,
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
