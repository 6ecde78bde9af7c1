/**
 * What a process milestone is, for the rules and the calendar. Fifteen are planned; a `re_test`
 * is only ever brought by a rejected dip test, which is how the sample comes to sixteen (PM6).
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

/** The result of a milestone that is a dip test. */
export const dipTestOutcomes = ['confirmed', 'rejected'] as const;
