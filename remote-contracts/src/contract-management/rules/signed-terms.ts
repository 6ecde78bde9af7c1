import { parseAmount } from 'shared-kernel/domain/money';
import {
  listActingSignatories,
  findEnvelopeId,
  type Contract,
} from 'shared-kernel/domain/contract';

export type SignedTerms = NonNullable<Contract['signedTerms']>;

type DocumentDigests = ReadonlyMap<string, string>;

/** Returns the documents of the envelope. Documents that were attached after sending are omitted. */
export function listSignedDocuments({ documents }: Contract): Contract['documents'] {
  const sent = findEnvelopeId({ documents });
  return sent === undefined ? documents : documents.filter(({ docusignId }) => docusignId === sent);
}

/**
 * Returns the terms of a contract when its last signature is added, at `now`. The value is parsed only if it is in US
 * dollars.
 */
export const createSignedTerms = (
  contract: Contract,
  digests: DocumentDigests,
  now: Date,
): SignedTerms => ({
  at: now.toISOString(),
  title: contract.title,
  type: contract.type,
  client: contract.client,
  value: contract.value,
  ...(parseAmount(contract.value).value !== undefined && { currency: 'USD' }),
  parties: listActingSignatories(contract).map(({ id, name, role, email }) => ({
    id,
    name,
    role,
    email,
  })),
  documents: listSignedDocuments(contract).map(({ id, name, type: kind, size }) => {
    const digest = digests.get(id);
    return { id, name, type: kind, size, ...(digest !== undefined && { digest }) };
  }),
});
