export { analyticsFigures, type AnalyticsFigures } from './analytics-figures';
export { analyticsKpiView, kpisOfView, type AnalyticsKpi } from './analytics-kpi';
export { analyticsCsvColumns, analyticsRows } from './analytics-rows';
export {
  analyticsViewLabel,
  analyticsViews,
  sectionsOfView,
  type AnalyticsSection,
  type AnalyticsView,
} from './analytics-view';
export { kpiChange } from './kpi-change';
export { largestVolumes } from './largest-volumes';
export { standingSecurityControls } from './security-controls';
export { healthStatusView, securityStatusView, type SystemHealth } from './system-status';
