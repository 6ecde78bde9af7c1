import * as v from 'valibot';
import { clientIdSchema } from '../client-id';
import { lifecycleStageSchema } from '../lifecycle/lifecycle-stage.schema';
import { riskLevelSchema } from '../lifecycle/risk-level';
import { screeningStatusSchema } from '../lifecycle/screening-status';
import { scoreSchema, timestampSchema } from '../scalars';
import { idSchema, singleLineSchema, longTextSchema } from '../text/text-limits';
import { complianceSignOffSchema } from './compliance-sign-off';
import { screeningEventSchema } from './screening-event';

export const milestoneStatuses = ['completed', 'current', 'pending', 'flagged'] as const;

/** One stage of a compliance record (CO2). Time, reviewer and hash are absent until the stage first changes. */
export const complianceMilestoneSchema = v.object({
  stage: lifecycleStageSchema,
  status: v.picklist(milestoneStatuses),
  timestamp: v.optional(timestampSchema),
  reviewer: v.optional(singleLineSchema),
  comments: longTextSchema,
  smartContractHash: v.optional(
    v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/, 'A hash is 0x and 64 hexadecimal digits.')),
  ),
});

export type ComplianceMilestone = v.InferOutput<typeof complianceMilestoneSchema>;

/**
 * The compliance record of a client (CO2). Screening events and sign-offs are in chronological order. Older records may
 * have neither list.
 */
export const complianceRecordSchema = v.object({
  id: idSchema,
  name: v.pipe(singleLineSchema, v.nonEmpty()),
  clientId: v.optional(clientIdSchema),
  complianceScore: scoreSchema,
  currentStage: lifecycleStageSchema,
  riskLevel: riskLevelSchema,
  kycStatus: screeningStatusSchema,
  amlStatus: screeningStatusSchema,
  lastUpdated: timestampSchema,
  assignedReviewer: singleLineSchema,
  milestones: v.array(complianceMilestoneSchema),
  flaggedIssues: v.array(longTextSchema),
  screeningEvents: v.optional(v.array(screeningEventSchema)),
  signOffs: v.optional(v.array(complianceSignOffSchema)),
});

/** A client's compliance record, with its score, stages, screenings and sign-offs. */
export type ComplianceRecord = v.InferOutput<typeof complianceRecordSchema>;
