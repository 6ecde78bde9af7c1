export { movedCounts, portfolioStages, portfolioStageView, riskShares, sampleContractDistribution, sampleRiskOverview, sharesOf, type PortfolioStage, type Share, } from './distribution';
export { comparedWith, directionOf, figureChange, figureUnits, formatFigure, type FigureChange, type FigureUnit, type Kpi, } from './figure';
export { contractDistribution, platformComplianceScore, riskOverview, type FigureRecords, type FigureRequest, } from './figure-records';
export { headlineView, sampleHeadline, type Headline, type HeadlineKey } from './headline';
export { integrations, integrationStatusView, integrationView, type Integration, } from './integration';
export { overviewFigures, recentTransactions, type ActivityBar, type OverviewFigures, } from './overview-figures';
export { kpiTarget, overviewKpis, overviewKpiView, type KpiTarget, type OverviewKpi, } from './overview-kpi';
export { analyticsPeriods, defaultPeriod, overviewPeriods, periodBuckets, periodLabel, periodWindow, windowBefore, type AnalyticsPeriod, type OverviewPeriod, type PeriodBucket, } from './period';
export { periodScope, sumByPeriod, type PeriodEvent, type PeriodScope, type PeriodSum, } from './period-tally';
