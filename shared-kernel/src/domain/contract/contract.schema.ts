import * as v from 'valibot';
import { dateSchema } from '../scalars';
import { contractDocumentSchema } from './contract-document';
import { contractStatusSchema } from './contract-status';
import { contractTypeSchema } from './contract-type';
import { legalReviewSchema } from './legal-review';
import { notarizationSchema } from './notarization';
import { signatorySchema } from './signatory';

/** The form of a contract's id: `CON-` and a moment in milliseconds (C8). */
export const contractIdSchema = v.pipe(v.string(), v.regex(/^CON-\d+$/));

/** A contract (C4). `title`, `client` and `value` are free text and may be empty (C8). */
export const contractSchema = v.object({
  id: contractIdSchema,
  title: v.string(),
  type: contractTypeSchema,
  client: v.string(),
  value: v.string(),
  status: contractStatusSchema,
  createdDate: dateSchema,
  lastModified: dateSchema,
  legalReview: legalReviewSchema,
  signatories: v.array(signatorySchema),
  documents: v.array(contractDocumentSchema),
  notarization: notarizationSchema,
  complianceFlags: v.array(v.string()),
});

export type Contract = v.InferOutput<typeof contractSchema>;

/** What a person types to create or edit a contract; nothing is required (C8). */
export const contractDraftSchema = v.object({
  type: contractTypeSchema,
  title: v.string(),
  client: v.string(),
  value: v.string(),
});

export type ContractDraft = v.InferOutput<typeof contractDraftSchema>;

/** The create dialog: a draft and the review box (C8, C9). */
export const contractFormSchema = v.object({
  ...contractDraftSchema.entries,
  reviewRequired: v.boolean(),
});

export type ContractForm = v.InferOutput<typeof contractFormSchema>;
