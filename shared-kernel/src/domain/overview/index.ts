export type { DayWindow } from '../day-window';
export { portfolioStageView, type PortfolioStage, type Share, sharesOf } from './distribution';
export {
  figureChange,
  formatFigure,
  type FigureUnit,
  type Kpi,
  comparedWith,
  directionOf,
  type FigureChange,
} from './figure';
export {
  contractDistribution,
  platformComplianceScore,
  riskOverview,
  type FigureRecords,
  type FigureRequest,
} from './figure-records';
export { headlineView, sampleHeadline, type Headline, type HeadlineKey } from './headline';
export {
  analyticsPeriods,
  defaultPeriod,
  overviewPeriods,
  periodLabel,
  type AnalyticsPeriod,
  type OverviewPeriod,
} from './period';
export {
  periodScope,
  sumByPeriod,
  type PeriodEvent,
  type PeriodScope,
  type PeriodSum,
} from './period-tally';
