export declare const milestoneKinds: readonly ["batch_received", "dip_test", "quality_inspection", "lab_processing", "lab_analysis_due", "critical_deadline", "control_dip_test", "re_test", "transport_prep", "transport_authorised", "delivery_start", "delivery_complete", "final_dip_test", "settlement", "documentation_filed", "closed"];
export type MilestoneKind = (typeof milestoneKinds)[number];
export declare const dipTestOutcomes: readonly ["confirmed", "rejected"];
