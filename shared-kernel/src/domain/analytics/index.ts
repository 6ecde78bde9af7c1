export { analyticsFigures, type AnalyticsFigures, type TrendPoint } from './analytics-figures';
export { analyticsKpis, analyticsKpiView, kpisOfView, type AnalyticsKpi } from './analytics-kpi';
export { analyticsCsvColumns, analyticsRows, type AnalyticsRow } from './analytics-rows';
export {
  analyticsSectionLabel,
  analyticsSections,
  analyticsViewLabel,
  analyticsViews,
  sectionsOfView,
  type AnalyticsSection,
  type AnalyticsView,
} from './analytics-view';
export { kpiChange, type KpiChange } from './kpi-change';
export { largestVolumes, type LargestVolumes } from './largest-volumes';
export { standingSecurityControls, type SecurityFacts } from './security-controls';
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
