/**
 * Kinds of process milestones. A process has fifteen planned milestones. A rejected dip test adds a `re_test` (PM6).
 */
export const milestoneKinds = [
  'batch_received',
  'dip_test',
  'quality_inspection',
  'lab_processing',
  'lab_analysis_due',
  'critical_deadline',
  'control_dip_test',
  're_test',
  'transport_prep',
  'transport_authorised',
  'delivery_start',
  'delivery_complete',
  'final_dip_test',
  'settlement',
  'documentation_filed',
  'closed',
] as const;

export type MilestoneKind = (typeof milestoneKinds)[number];

export const dipTestOutcomes = ['confirmed', 'rejected'] as const;
