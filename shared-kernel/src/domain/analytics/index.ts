export { analyticsFigures, type AnalyticsFigures } from './analytics-figures';
export { analyticsKpiView, kpisOfView, type AnalyticsKpi } from './analytics-kpi';
export {
  analyticsViewLabel,
  analyticsViews,
  sectionsOfView,
  type AnalyticsSection,
  type AnalyticsView,
  analyticsSectionLabel,
} from './analytics-view';
export { largestVolumes } from './largest-volumes';
export {
  healthStatusView,
  securityStatusView,
  type SecurityControl,
  type SystemHealth,
} from './system-status';
