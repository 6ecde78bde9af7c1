/** Kinds of process milestones. A plan has fifteen milestones, and a rejected dip test adds `re_test` (PM6). */
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
