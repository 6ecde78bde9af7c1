export const analyticsPeriods = ['7d', '30d', '90d', '1y'] as const;

export const analyticsViews = ['overview', 'financial', 'compliance', 'operational'] as const;

export type AnalyticsView = (typeof analyticsViews)[number];

export const analyticsViewLabel: Record<AnalyticsView, string> = {
  overview: 'Overview',
  financial: 'Financial',
  compliance: 'Compliance',
  operational: 'Operational',
};

export const analyticsSections = [
  'kpis',
  'trends',
  'contractStatus',
  'risk',
  'volumeByType',
  'clientVolume',
  'compliancePipeline',
  'systemHealth',
  'securityStatus',
  'recentActivity',
] as const;

export type AnalyticsSection = (typeof analyticsSections)[number];

export const analyticsSectionLabel: Record<AnalyticsSection, string> = {
  kpis: 'Key figures',
  trends: 'Trends',
  contractStatus: 'Contract status distribution',
  risk: 'Risk overview',
  volumeByType: 'Transaction volume by type',
  clientVolume: 'Client volume distribution',
  compliancePipeline: 'Compliance pipeline',
  systemHealth: 'System health',
  securityStatus: 'Security status',
  recentActivity: 'Recent activity',
};

/** Sections of each view. The overview and `reference` mode show all sections. */
export const sectionsByView: Readonly<Record<AnalyticsView, readonly AnalyticsSection[]>> = {
  overview: analyticsSections,
  financial: ['kpis', 'trends', 'contractStatus', 'volumeByType', 'clientVolume'],
  compliance: ['kpis', 'risk', 'compliancePipeline', 'securityStatus', 'recentActivity'],
  operational: ['kpis', 'trends', 'systemHealth', 'securityStatus', 'recentActivity'],
};
