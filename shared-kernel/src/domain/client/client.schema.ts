import * as v from 'valibot';
import { amountSchema, balanceSchema, countSchema } from '../amount';
import { lifecycleStageSchema } from '../lifecycle/lifecycle-stage.schema';
import { portalPersonSchema } from '../portal/person.schema';
import { riskLevelSchema } from '../lifecycle/risk-level';
import { screeningStatusSchema } from '../lifecycle/screening-status';
import { dateSchema, scoreSchema, timestampSchema } from '../scalars';
import { idSchema, singleLineSchema, longTextSchema } from '../text/text-limits';
import { beneficialOwnerSchema } from './beneficial-owner';

import { contractTypeSchema } from '../contract/contract-type';

export const clientDocumentTypes = ['legal', 'financial', 'aml'] as const;

export const clientDocumentStatuses = ['approved', 'pending', 'rejected'] as const;

/** A document that a client submitted (CL4). `size` is text such as “2.4 MB”. `comment` is a reviewer's note. */
export const clientDocumentSchema = v.object({
  id: singleLineSchema,
  name: singleLineSchema,
  type: v.picklist(clientDocumentTypes),
  status: v.picklist(clientDocumentStatuses),
  uploadDate: dateSchema,
  size: singleLineSchema,
  uploadedBy: v.optional(portalPersonSchema),
  comment: v.optional(longTextSchema),
});

export type ClientDocument = v.InferOutput<typeof clientDocumentSchema>;

export const clientUserStatuses = ['active', 'inactive'] as const;

/** The permissions that a user of a client can have (G10). */
export const permissions = ['view', 'approve', 'manage', 'submit'] as const;

const permissionSchema = v.picklist(permissions);

/** A user who belongs to a client (CL4). `lastLogin` is missing until the first sign-in. */
export const clientUserSchema = v.object({
  id: singleLineSchema,
  name: singleLineSchema,
  role: singleLineSchema,
  email: singleLineSchema,
  lastLogin: v.optional(timestampSchema),
  status: v.picklist(clientUserStatuses),
  permissions: v.array(permissionSchema),
});

export type ClientUser = v.InferOutput<typeof clientUserSchema>;

/** A department of a client (CL5). Its budget is in US dollars. */
export const departmentSchema = v.object({
  id: singleLineSchema,
  name: singleLineSchema,
  head: singleLineSchema,
  employees: countSchema,
  budget: amountSchema,
});

export const clientContractStatuses = ['active', 'pending', 'completed', 'expired'] as const;

/**
 * A contract in a client's own list of contracts (CL5). An id of the form `CON-…` refers to a contract record in
 * Trustfold.
 */
export const clientContractSchema = v.object({
  id: singleLineSchema,
  type: contractTypeSchema,
  value: amountSchema,
  startDate: dateSchema,
  endDate: dateSchema,
  status: v.picklist(clientContractStatuses),
});

export const complianceCheckStatuses = ['passed', 'pending', 'failed'] as const;

/** One entry of a client’s compliance history (CL5). */
export const complianceCheckSchema = v.object({
  id: singleLineSchema,
  date: dateSchema,
  type: longTextSchema,
  status: v.picklist(complianceCheckStatuses),
  details: longTextSchema,
});

export type ComplianceCheck = v.InferOutput<typeof complianceCheckSchema>;

/** A client's organization (CL5). Budgets and contract values are whole US dollars. `founded` is a year. */
export const organizationDataSchema = v.object({
  type: singleLineSchema,
  headquarters: singleLineSchema,
  employees: countSchema,
  founded: v.optional(v.pipe(v.number(), v.safeInteger())),
  registrationNumber: singleLineSchema,
  taxId: singleLineSchema,
  departments: v.array(departmentSchema),
  contracts: v.array(clientContractSchema),
  complianceHistory: v.array(complianceCheckSchema),
});

export type OrganizationData = v.InferOutput<typeof organizationDataSchema>;

/** A client's finances in US dollars (CL4). Only `accountBalance` may be negative. */
export const financialDataSchema = v.object({
  totalTransactions: countSchema,
  monthlyVolume: amountSchema,
  averageTransaction: amountSchema,
  accountBalance: balanceSchema,
  creditLimit: amountSchema,
  paymentMethods: v.array(singleLineSchema),
});

/** A client (CL3 to CL5). `totalVolume` is in US dollars. Contact fields may be empty. */
export const clientSchema = v.object({
  id: idSchema,
  companyName: v.pipe(singleLineSchema, v.nonEmpty()),
  formerNames: v.optional(v.array(singleLineSchema)),
  contactPerson: singleLineSchema,
  email: singleLineSchema,
  phone: singleLineSchema,
  website: v.union([
    v.literal(''),
    v.pipe(
      singleLineSchema,
      v.regex(/^https?:\/\//i, 'A website begins with https:// or http://.'),
    ),
  ]),
  industry: singleLineSchema,
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
});

/** A corporate client with its people, documents and reviews. */
export type Client = v.InferOutput<typeof clientSchema>;
