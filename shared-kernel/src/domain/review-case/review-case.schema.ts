import * as v from 'valibot';
import { amountSchema } from '../amount';
import { clientIdSchema } from '../client-id';
import { riskLevelSchema } from '../lifecycle/risk-level';
import { personIdSchema, portalPersonSchema } from '../portal/person.schema';
import { portalKeySchema } from '../portal/portal-key.schema';
import { dateSchema, timestampSchema } from '../scalars';
import { idSchema, singleLineSchema, longTextSchema } from '../text/text-limits';
import { caseCauses, caseSubjectKinds } from './case-cause';

/** The outcome `reopened` cancels an earlier decision on a review case. */
const caseOutcomes = ['false_positive', 'confirmed', 'remediated', 'reopened'] as const;

export const decisionResolutions = ['approved', 'returned', 'cleared', 'replaced'] as const;

const byPerson = { ...portalPersonSchema.entries, at: timestampSchema };

/** A comment or a piece of evidence in a review case. `mentions` contains the mentioned users by portal. */
export const caseNoteSchema = v.object({
  ...byPerson,
  text: longTextSchema,
  mentions: v.optional(v.array(portalKeySchema)),
});

/**
 * A decision on a review case. Without `end`, the decision still needs approval by a second user. `facts` is the state
 * of the subject when the decision was submitted.
 */
export const caseDecisionSchema = v.object({
  ...byPerson,
  outcome: v.picklist(caseOutcomes),
  reason: longTextSchema,
  facts: longTextSchema,
  end: v.optional(
    v.object({ ...byPerson, how: v.picklist(decisionResolutions), reason: longTextSchema }),
  ),
});

export type CaseDecision = v.InferOutput<typeof caseDecisionSchema>;

/** The record to which a review case refers. `part` identifies a screening, document or milestone of that record. */
export const caseSubjectSchema = v.object({
  kind: v.picklist(caseSubjectKinds),
  id: idSchema,
  part: v.optional(singleLineSchema),
});

/**
 * A review case with one subject and its `amount` in US dollars. Users of the portal `queue` can take the case. `owner`
 * is the portal of its owner and `ownerId` the user. `ownerName` is missing if the profile of the portal contains the
 * name. `since` is a timestamp, a date or empty, and distinguishes events with the same cause.
 */
export const reviewCaseSchema = v.object({
  id: idSchema,
  subject: caseSubjectSchema,
  cause: v.picklist(caseCauses),
  since: singleLineSchema,
  name: singleLineSchema,
  client: singleLineSchema,
  clientId: v.optional(clientIdSchema),
  riskLevel: riskLevelSchema,
  amount: v.optional(amountSchema),
  openedAt: timestampSchema,
  due: dateSchema,
  queue: portalKeySchema,
  owner: v.optional(portalKeySchema),
  ownerId: personIdSchema,
  ownerName: v.optional(singleLineSchema),
  snoozedUntil: v.optional(dateSchema),
  comments: v.array(caseNoteSchema),
  evidence: v.array(caseNoteSchema),
  decisions: v.array(caseDecisionSchema),
});

/** A review case with its comments, evidence and decisions. */
export type ReviewCase = v.InferOutput<typeof reviewCaseSchema>;
