import * as v from 'valibot';
import { amountSchema, countSchema } from '../amount';
import { contractTypeSchema } from '../contract/contract-type';
import { dateSchema } from '../scalars';

import { lineSchema, longTextSchema } from '../text/text-limits';

/** A department of a client; its budget is in US dollars (CL5). */
export const departmentSchema = v.object({
  id: lineSchema,
  name: lineSchema,
  head: lineSchema,
  employees: countSchema,
  budget: amountSchema,
});

export type Department = v.InferOutput<typeof departmentSchema>;

/** Where a contract in a client’s file stands (CL5). */
export const clientContractStatuses = ['active', 'pending', 'completed', 'expired'] as const;

/** A contract as a client's file lists it; an id of the form `CON-…` is one of the platform's own (CL5). */
export const clientContractSchema = v.object({
  id: lineSchema,
  type: contractTypeSchema,
  value: amountSchema,
  startDate: dateSchema,
  endDate: dateSchema,
  status: v.picklist(clientContractStatuses),
});

/** How a compliance check ended (CL5). */
export const complianceCheckStatuses = ['passed', 'pending', 'failed'] as const;

/** One entry of a client’s compliance history (CL5). */
export const complianceCheckSchema = v.object({
  id: lineSchema,
  date: dateSchema,
  type: longTextSchema,
  status: v.picklist(complianceCheckStatuses),
  details: longTextSchema,
});

export type ComplianceCheck = v.InferOutput<typeof complianceCheckSchema>;

/** A client's organization (CL5); budgets and contract values are whole US dollars, `founded` a year. */
export const organizationDataSchema = v.object({
  type: lineSchema,
  headquarters: lineSchema,
  employees: countSchema,
  founded: v.optional(v.pipe(v.number(), v.safeInteger())),
  registrationNumber: lineSchema,
  taxId: lineSchema,
  departments: v.array(departmentSchema),
  contracts: v.array(clientContractSchema),
  complianceHistory: v.array(complianceCheckSchema),
});

export type OrganizationData = v.InferOutput<typeof organizationDataSchema>;
