import * as v from 'valibot';
import { amountSchema, balanceSchema, countSchema } from '../amount';
import { lifecycleStageSchema } from '../lifecycle/lifecycle-stage.schema';
import { riskLevelSchema } from '../lifecycle/risk-level';
import { screeningStatusSchema } from '../lifecycle/screening-status';
import { dateSchema, scoreSchema, timestampSchema } from '../scalars';
import { idSchema, lineSchema } from '../text/text-limits';
import { beneficialOwnerSchema } from './beneficial-owner';
import { clientDocumentSchema } from './client-document';
import { clientUserSchema } from './client-user';
import { organizationDataSchema } from './organization-data';
import { sanctionsDecisionSchema } from './sanctions-decision';

/** A client's money in US dollars; `accountBalance` alone may be negative (CL4). */
export const financialDataSchema = v.object({
  totalTransactions: countSchema,
  monthlyVolume: amountSchema,
  averageTransaction: amountSchema,
  accountBalance: balanceSchema,
  creditLimit: amountSchema,
  paymentMethods: v.array(lineSchema),
});

/**
 * A client (CL3 to CL5). `totalVolume` is in US dollars; contact fields may be empty. `formerNames` are what it was called
 * before, `sanctionsDecisions` those on its hits, oldest first.
 */
export const clientSchema = v.object({
  id: idSchema,
  companyName: v.pipe(lineSchema, v.nonEmpty()),
  formerNames: v.optional(v.array(lineSchema)),
  contactPerson: lineSchema,
  email: lineSchema,
  phone: lineSchema,
  website: v.union([v.literal(''), v.pipe(lineSchema, v.regex(/^https?:\/\//i))]),
  industry: lineSchema,
  complianceScore: scoreSchema,
  riskLevel: riskLevelSchema,
  totalVolume: amountSchema,
  activeTransactions: countSchema,
  kycStatus: screeningStatusSchema,
  amlStatus: screeningStatusSchema,
  currentStage: lifecycleStageSchema,
  lastActivity: timestampSchema,
  onboardingDate: dateSchema,
  documents: v.array(clientDocumentSchema),
  users: v.array(clientUserSchema),
  financialData: financialDataSchema,
  organizationData: organizationDataSchema,
  owners: v.optional(v.array(beneficialOwnerSchema)),
  sanctionsDecisions: v.optional(v.array(sanctionsDecisionSchema)),
});

/** A corporate client with its people, documents and reviews. */
export type Client = v.InferOutput<typeof clientSchema>;
