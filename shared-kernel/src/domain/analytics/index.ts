export { analyticsFigures, type AnalyticsFigures, type TrendPoint } from './analytics-figures';
export { analyticsKpis, analyticsKpiView, kpisOfView, type AnalyticsKpi } from './analytics-kpi';
export { analyticsViewLabel, analyticsViews, sectionsOfView, type AnalyticsSection, type AnalyticsView, analyticsSectionLabel } from './analytics-view';
export { largestVolumes, type LargestVolumes } from './largest-volumes';
export {
  healthStatuses,
  healthStatusView,
  securityControlSchema,
  securityStatuses,
  securityStatusView,
  systemHealthSchema,
  type HealthStatus,
  type SecurityControl,
  type SecurityStatus,
  type SystemHealth,
} from './system-status';
export { type VolumeShare } from './volume-shares';
