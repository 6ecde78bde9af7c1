import * as v from 'valibot';
import { amountSchema } from '../amount';
import { clientIdSchema } from '../client-id';
import { riskLevelSchema } from '../lifecycle/risk-level';
import { personIdSchema, portalPersonSchema } from '../portal/person.schema';
import { portalKeySchema } from '../portal/portal-key.schema';
import { dateSchema, timestampSchema } from '../scalars';
import { idSchema, lineSchema, longTextSchema } from '../text/text-limits';
import { caseCauses, caseSubjectKinds } from './case-cause';

/** What a decision says of a case; one that reopens it takes an earlier decision back. */
const caseOutcomes = ['false_positive', 'confirmed', 'remediated', 'reopened'] as const;

/** How a submitted decision can end. */
export const decisionEnds = ['approved', 'returned', 'cleared', 'replaced'] as const;

const byPerson = { ...portalPersonSchema.entries, at: timestampSchema };

/** A comment or a piece of evidence; `mentions` are the people it names, by their portals. */
export const caseNoteSchema = v.object({
  ...byPerson,
  text: longTextSchema,
  mentions: v.optional(v.array(portalKeySchema)),
});

/**
 * A decision that was submitted, and how it ended; without an end it waits for a second person. `facts` is what stood in
 * the subject's record when it was submitted.
 */
export const caseDecisionSchema = v.object({
  ...byPerson,
  outcome: v.picklist(caseOutcomes),
  reason: longTextSchema,
  facts: longTextSchema,
  end: v.optional(v.object({ ...byPerson, how: v.picklist(decisionEnds), reason: longTextSchema })),
});

/** What one person submitted, and how another one answered it. */
export type CaseDecision = v.InferOutput<typeof caseDecisionSchema>;

/** The one record that a case is about; `part` is a screening, a document or a milestone of it. */
export const caseSubjectSchema = v.object({
  kind: v.picklist(caseSubjectKinds),
  id: idSchema,
  part: v.optional(lineSchema),
});

/**
 * One question about one subject, which one person answers and another approves. `queue` is the portal whose people may
 * take it, `owner` the portal and `ownerId` the person who has taken it. `amount` is that of the payment or the process in US
 * dollars. `since` tells one occasion of a cause from the next: a moment, a day or nothing.
 */
export const reviewCaseSchema = v.object({
  id: idSchema,
  subject: caseSubjectSchema,
  cause: v.picklist(caseCauses),
  since: lineSchema,
  name: lineSchema,
  client: lineSchema,
  clientId: v.optional(clientIdSchema),
  riskLevel: riskLevelSchema,
  amount: v.optional(amountSchema),
  openedAt: timestampSchema,
  due: dateSchema,
  queue: portalKeySchema,
  owner: v.optional(portalKeySchema),
  ownerId: personIdSchema,
  snoozedUntil: v.optional(dateSchema),
  comments: v.array(caseNoteSchema),
  evidence: v.array(caseNoteSchema),
  decisions: v.array(caseDecisionSchema),
});

/** A review case with all that was said and decided about it. */
export type ReviewCase = v.InferOutput<typeof reviewCaseSchema>;
