import * as v from 'valibot';
import { amountSchema } from '../amount';
import { clientIdSchema } from '../client-id';
import { personIdSchema, portalPersonSchema } from '../portal/person.schema';
import { scoreSchema, timestampSchema } from '../scalars';
import { idSchema, singleLineSchema, longTextSchema } from '../text/text-limits';
import { processingStepNames, processingStepStatuses } from './processing-step';
import { signOffDesks } from './sign-off';
import { transactionStatuses, currencies, transactionTypes } from './transaction-type';

/**
 * A step of a payment’s processing flow (TX4). `timestamp` is the ISO time of the last status change; a pending step
 * has none. A recorded result includes the user and the comment.
 */
export const processingStepSchema = v.object({
  step: v.picklist(processingStepNames),
  status: v.picklist(processingStepStatuses),
  timestamp: v.optional(timestampSchema),
  by: v.optional(singleLineSchema),
  personId: personIdSchema,
  comment: v.optional(longTextSchema),
});

export type ProcessingStep = v.InferOutput<typeof processingStepSchema>;

/** The sign-off of a transaction by one desk. `at` is an ISO instant. */
export const signOffSchema = v.object({
  desk: v.picklist(signOffDesks),
  by: singleLineSchema,
  personId: personIdSchema,
  at: timestampSchema,
});

/**
 * A payment (TX4). `amount` is in units of `currency`; an exchange also has `toCurrency`. `timestamp` (ISO) is the
 * creation time, and `heldAt` is the start of a hold. `complianceScore` is from 0 to 100. `createdBy` is the user who
 * entered or imported the payment.
 */
export const transactionSchema = v.object({
  id: idSchema,
  type: v.picklist(transactionTypes),
  amount: amountSchema,
  currency: v.picklist(currencies),
  toCurrency: v.optional(v.picklist(currencies)),
  status: v.picklist(transactionStatuses),
  timestamp: timestampSchema,
  counterparty: singleLineSchema,
  clientId: v.optional(clientIdSchema),
  reference: singleLineSchema,
  createdBy: v.optional(portalPersonSchema),
  complianceScore: scoreSchema,
  processingSteps: v.array(processingStepSchema),
  signOffs: v.optional(v.pipe(v.array(signOffSchema), v.maxLength(signOffDesks.length))),
  holdReason: v.optional(longTextSchema),
  heldAt: v.optional(timestampSchema),
  failureReason: v.optional(longTextSchema),
});

/** A payment with its counterparty, amount, checks and sign-offs. */
export type Transaction = v.InferOutput<typeof transactionSchema>;
