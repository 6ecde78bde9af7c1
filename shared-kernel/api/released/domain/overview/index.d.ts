export type { DayWindow } from '../day-window';
export { portfolioStageView, type PortfolioStage, type Share } from './distribution';
export { figureChange, formatFigure, type FigureUnit, type Kpi } from './figure';
export { contractDistribution, platformComplianceScore, riskOverview, type FigureRecords, type FigureRequest, } from './figure-records';
export { sampleHeadline } from './headline';
export { defaultPeriod, periodLabel } from './period';
export { periodScope, sumByPeriod, type PeriodEvent, type PeriodScope, type PeriodSum, } from './period-tally';
