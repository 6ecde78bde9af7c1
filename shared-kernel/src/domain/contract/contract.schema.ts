import * as v from 'valibot';
import { clientIdSchema } from '../client-id';
import { dateSchema, timestampSchema } from '../scalars';
import { idSchema, singleLineSchema } from '../text/text-limits';
import { contractDocumentSchema } from './contract-document';
import { plannedPartySchema } from './contract-template';
import { contractStatusSchema } from './contract-status';
import { contractTypeSchema } from './contract-type';
import { envelopeRecordSchema } from './envelope-record';
import { legalReviewSchema, submissionSchema } from './legal-review';
import { signatorySchema, signingOrders } from './signatory';

/** A contract id: `CON-` and the creation time in milliseconds (C8). Ids in the sample data are shorter. */
export const contractIdSchema = v.pipe(
  idSchema,
  v.regex(/^CON-\d+$/, 'A contract ID must be CON- followed by a number.'),
);

const notarizationStatuses = ['not_required', 'pending', 'scheduled', 'completed'] as const;

/** The video notarization of a contract (C7). `scheduledDate` and `completedDate` are ISO instants. */
const notarizationSchema = v.object({
  required: v.boolean(),
  status: v.picklist(notarizationStatuses),
  notaryName: v.optional(singleLineSchema),
  scheduledDate: v.optional(timestampSchema),
  completedDate: v.optional(timestampSchema),
  videoRecordingId: v.optional(singleLineSchema),
});

/**
 * Settings of an envelope. The sender is reminded of missing signatures on the date `remindOn`. `expiresOn` is the last
 * date for signatures.
 */
const envelopeSchema = v.object({
  order: v.optional(v.picklist(signingOrders)),
  remindOn: v.optional(dateSchema),
  expiresOn: v.optional(dateSchema),
  parties: v.optional(v.array(plannedPartySchema)),
});

const partySchema = v.pick(signatorySchema, ['id', 'name', 'role', 'email']);

/**
 * A document as it was when the contract was signed. `digest` is the SHA-256 hash of the file. Documents in the sample
 * data have no `digest`.
 */
const signedDocumentSchema = v.object({
  ...v.pick(contractDocumentSchema, ['id', 'name', 'type', 'size']).entries,
  digest: v.optional(singleLineSchema),
});

/** Terms of a contract at the time of the last signature. `currency` is absent if the value contains no currency. */
const signedTermsSchema = v.object({
  at: timestampSchema,
  title: singleLineSchema,
  type: contractTypeSchema,
  client: singleLineSchema,
  value: singleLineSchema,
  currency: v.optional(singleLineSchema),
  parties: v.array(partySchema),
  documents: v.array(signedDocumentSchema),
});

/**
 * A contract (C4). `title`, `client` and `value` are free text and may be empty (C8). `signedTerms` is present once
 * everyone has signed.
 */
export const contractSchema = v.object({
  id: contractIdSchema,
  title: singleLineSchema,
  type: contractTypeSchema,
  client: singleLineSchema,
  clientId: v.optional(clientIdSchema),
  value: singleLineSchema,
  status: contractStatusSchema,
  createdDate: dateSchema,
  lastModified: dateSchema,
  legalReview: legalReviewSchema,
  submitted: v.optional(submissionSchema),
  signatories: v.array(signatorySchema),
  documents: v.array(contractDocumentSchema),
  envelope: v.optional(envelopeSchema),
  envelopeRecords: v.optional(v.array(envelopeRecordSchema)),
  notarization: notarizationSchema,
  complianceFlags: v.array(singleLineSchema),
  amends: v.optional(contractIdSchema),
  amendments: v.optional(v.array(contractIdSchema)),
  signedTerms: v.optional(signedTermsSchema),
});

/** A contract with its parties, terms, documents and signatures. */
export type Contract = v.InferOutput<typeof contractSchema>;
