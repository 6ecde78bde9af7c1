import * as v from 'valibot';
import { clientIdSchema } from '../client-id';
import { dateSchema, timestampSchema } from '../scalars';
import { idSchema, lineSchema } from '../text/text-limits';
import { contractDocumentSchema } from './contract-document';
import { plannedPartySchema } from './contract-template';
import { contractStatusSchema } from './contract-status';
import { contractTypeSchema } from './contract-type';
import { envelopeRecordSchema } from './envelope-record';
import { legalReviewSchema, submissionSchema } from './legal-review';
import { signatorySchema, signingOrders } from './signatory';

/** The form of a contract's id: `CON-` and the moment of its creation in milliseconds (C8); the sample's are short. */
export const contractIdSchema = v.pipe(
  idSchema,
  v.regex(/^CON-\d+$/, 'The id of a contract is CON- and a number.'),
);

/** Where a contract’s video notarization stands (C7). */
const notarizationStatuses = ['not_required', 'pending', 'scheduled', 'completed'] as const;

/** The video notarization of a contract; both dates are ISO moments (C7). */
const notarizationSchema = v.object({
  required: v.boolean(),
  status: v.picklist(notarizationStatuses),
  notaryName: v.optional(lineSchema),
  scheduledDate: v.optional(timestampSchema),
  completedDate: v.optional(timestampSchema),
  videoRecordingId: v.optional(lineSchema),
});

/**
 * How an envelope is signed: within a stage as its people are listed, unless in any order; from `remindOn` its sender
 * is reminded, and `expiresOn` is its last day. `parties` are those that a template named, until it is sent.
 */
const envelopeSchema = v.object({
  order: v.optional(v.picklist(signingOrders)),
  remindOn: v.optional(dateSchema),
  expiresOn: v.optional(dateSchema),
  parties: v.optional(v.array(plannedPartySchema)),
});

const partySchema = v.pick(signatorySchema, ['id', 'name', 'role', 'email']);

/** A document as it was signed; `digest` is the SHA-256 of its file, which a document of the sample has not. */
const signedDocumentSchema = v.object({
  ...v.pick(contractDocumentSchema, ['id', 'name', 'type', 'size']).entries,
  digest: v.optional(lineSchema),
});

/**
 * What a contract said when its last signature was given, `at` that moment. `currency` is there where the
 * value states one.
 */
const signedTermsSchema = v.object({
  at: timestampSchema,
  title: lineSchema,
  type: contractTypeSchema,
  client: lineSchema,
  value: lineSchema,
  currency: v.optional(lineSchema),
  parties: v.array(partySchema),
  documents: v.array(signedDocumentSchema),
});

/**
 * A contract (C4). `title`, `client` and `value` are free text and may be empty (C8). An amendment names the
 * contract that it `amends`, which names its `amendments`; `signedTerms` are there once everyone has signed.
 * `submitted` names who submitted it for the legal review that is open or completed.
 */
export const contractSchema = v.object({
  id: contractIdSchema,
  title: lineSchema,
  type: contractTypeSchema,
  client: lineSchema,
  clientId: v.optional(clientIdSchema),
  value: lineSchema,
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
  complianceFlags: v.array(lineSchema),
  amends: v.optional(contractIdSchema),
  amendments: v.optional(v.array(contractIdSchema)),
  signedTerms: v.optional(signedTermsSchema),
});

/** A contract with its parties, terms, documents and signatures. */
export type Contract = v.InferOutput<typeof contractSchema>;
