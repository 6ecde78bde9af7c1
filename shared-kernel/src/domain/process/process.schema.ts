import * as v from 'valibot';
import { amountSchema, countSchema } from '../amount';
import { clientIdSchema } from '../client-id';
import { personIdSchema } from '../portal/person.schema';
import { dateSchema, timestampSchema } from '../scalars';
import { idSchema, singleLineSchema, longTextSchema } from '../text/text-limits';
import { currencies } from '../transaction/transaction-type';
import { dipTestOutcomes, milestoneKinds } from './milestone-kind';
import {
  processMilestoneStatuses,
  processPriorities,
  processStatuses,
  processTypes,
} from './process-status';

const id = v.pipe(singleLineSchema, v.nonEmpty());

export const milestoneRequirementSchema = v.object({ label: singleLineSchema, met: v.boolean() });

/**
 * A milestone of a process (PM3). Dates are `YYYY-MM-DD`, and `documents` contains file names. Only milestones of the
 * sample have a `kind`. Only completed dip tests have an `outcome`.
 */
export const processMilestoneSchema = v.object({
  id,
  name: singleLineSchema,
  kind: v.optional(v.picklist(milestoneKinds)),
  status: v.picklist(processMilestoneStatuses),
  dueDate: dateSchema,
  completedDate: v.optional(dateSchema),
  outcome: v.optional(v.picklist(dipTestOutcomes)),
  requirements: v.array(milestoneRequirementSchema),
  alerts: v.array(longTextSchema),
  assignedTo: singleLineSchema,
  documents: v.array(singleLineSchema),
});

export type ProcessMilestone = v.InferOutput<typeof processMilestoneSchema>;

export const communicationChannels = ['email', 'call', 'meeting', 'message'] as const;

/**
 * One entry of a process's communication timeline (PM2). `at` is an ISO instant; `personId` identifies the author of a
 * message.
 */
export const processCommunicationSchema = v.object({
  id,
  at: timestampSchema,
  channel: v.picklist(communicationChannels),
  from: singleLineSchema,
  personId: personIdSchema,
  to: singleLineSchema,
  subject: singleLineSchema,
  message: longTextSchema,
});

export type ProcessCommunication = v.InferOutput<typeof processCommunicationSchema>;

export const smartContractEventStatuses = ['executed', 'pending', 'reverted'] as const;

export type SmartContractStatus = (typeof smartContractEventStatuses)[number];

/** A smart contract call that belongs to a process (PM2). `hash` is `0x` and 64 hexadecimal digits. */
export const smartContractRecordSchema = v.object({
  id,
  at: timestampSchema,
  event: singleLineSchema,
  description: longTextSchema,
  status: v.picklist(smartContractEventStatuses),
  hash: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/, 'A hash is 0x and 64 hexadecimal digits.')),
  block: v.optional(v.pipe(countSchema, v.minValue(1))),
});

export type SmartContractRecord = v.InferOutput<typeof smartContractRecordSchema>;

/**
 * A process (PM3). `value` is in units of `currency`, dates are `YYYY-MM-DD`, and `currentMilestone` is a milestone id.
 * Milestones are completed in the order of the list.
 */
export const processSchema = v.object({
  id: v.pipe(idSchema, v.regex(/^PF-(\d{4}-)?\d{3,}$/, 'Enter a process ID such as PF-001.')),
  name: singleLineSchema,
  client: singleLineSchema,
  clientId: v.optional(clientIdSchema),
  type: v.picklist(processTypes),
  status: v.picklist(processStatuses),
  startDate: dateSchema,
  estimatedCompletion: dateSchema,
  priority: v.picklist(processPriorities),
  value: amountSchema,
  currency: v.picklist(currencies),
  currentMilestone: singleLineSchema,
  milestones: v.array(processMilestoneSchema),
  communications: v.array(processCommunicationSchema),
  smartContracts: v.array(smartContractRecordSchema),
});

/** A process with its milestones, their requirements and documents. */
export type Process = v.InferOutput<typeof processSchema>;
