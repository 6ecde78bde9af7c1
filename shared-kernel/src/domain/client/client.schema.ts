import * as v from 'valibot';
import { lifecycleStageSchema, riskLevelSchema, screeningStatusSchema } from '../lifecycle';
import { dateSchema, scoreSchema, timestampSchema } from '../scalars';
import { clientDocumentSchema } from './client-document';
import { clientUserSchema } from './client-user';
import { organizationDataSchema } from './organization-data';

const amount = v.pipe(v.number(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A client's money in US dollars; `accountBalance` alone may be negative (CL4). */
export const financialDataSchema = v.object({
  totalTransactions: count,
  monthlyVolume: amount,
  averageTransaction: amount,
  accountBalance: v.number(),
  creditLimit: amount,
  paymentMethods: v.array(v.string()),
});

export type FinancialData = v.InferOutput<typeof financialDataSchema>;

/** A client (CL3 to CL5). `totalVolume` is in US dollars; contact fields may be empty. */
export const clientSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  companyName: v.pipe(v.string(), v.nonEmpty()),
  contactPerson: v.string(),
  email: v.string(),
  phone: v.string(),
  website: v.union([v.literal(''), v.pipe(v.string(), v.regex(/^https?:\/\//i))]),
  industry: v.string(),
  complianceScore: scoreSchema,
  riskLevel: riskLevelSchema,
  totalVolume: amount,
  activeTransactions: count,
  kycStatus: screeningStatusSchema,
  amlStatus: screeningStatusSchema,
  currentStage: lifecycleStageSchema,
  lastActivity: timestampSchema,
  onboardingDate: dateSchema,
  documents: v.array(clientDocumentSchema),
  users: v.array(clientUserSchema),
  financialData: financialDataSchema,
  organizationData: organizationDataSchema,
});

export type Client = v.InferOutput<typeof clientSchema>;
