import * as v from 'valibot';
import { timestampSchema } from '../scalars';
import { lineSchema } from '../text/text-limits';
import { contractDocumentSchema } from './contract-document';
import { contractTypeSchema } from './contract-type';
import { signatorySchema } from './signatory';

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
export const signedTermsSchema = v.object({
  at: timestampSchema,
  title: lineSchema,
  type: contractTypeSchema,
  client: lineSchema,
  value: lineSchema,
  currency: v.optional(lineSchema),
  parties: v.array(partySchema),
  documents: v.array(signedDocumentSchema),
});
