import * as v from 'valibot';
import { clientIdSchema } from '../client/client-id';
import { dateSchema } from '../scalars';
import { idSchema, lineSchema } from '../text/text-limits';
import { contractDocumentSchema } from './contract-document';
import { contractStatusSchema } from './contract-status';
import { contractTypeSchema } from './contract-type';
import { legalReviewSchema } from './legal-review';
import { notarizationSchema } from './notarization';
import { signatorySchema } from './signatory';
import { signedTermsSchema } from './signed-terms';

/** The form of a contract's id: `CON-` and a moment in milliseconds (C8). */
export const contractIdSchema = v.pipe(idSchema, v.regex(/^CON-\d+$/));

/**
 * A contract (C4). `title`, `client` and `value` are free text and may be empty (C8). An amendment names the
 * contract that it `amends`, which names its `amendments`; `signedTerms` are there once everyone has signed.
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
  signatories: v.array(signatorySchema),
  documents: v.array(contractDocumentSchema),
  notarization: notarizationSchema,
  complianceFlags: v.array(lineSchema),
  amends: v.optional(contractIdSchema),
  amendments: v.optional(v.array(contractIdSchema)),
  signedTerms: v.optional(signedTermsSchema),
});

/** A contract with its parties, terms, documents and signatures. */
export type Contract = v.InferOutput<typeof contractSchema>;
