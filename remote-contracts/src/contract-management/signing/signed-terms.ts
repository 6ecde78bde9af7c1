import { readAmount } from 'shared-kernel/domain/money';
import { actingSignatories, envelopeId, type Contract } from 'shared-kernel/domain/contract';

export type SignedTerms = NonNullable<Contract['signedTerms']>;

/** The digests of the documents' files by the documents' ids. */
type DocumentDigests = ReadonlyMap<string, string>;

/** The documents that were signed: those of the envelope, for another may have been attached since it was sent. */
export function signedDocuments({ documents }: Contract): Contract['documents'] {
  const sent = envelopeId({ documents });
  return sent === undefined ? documents : documents.filter(({ docusignId }) => docusignId === sent);
}

/** What the contract says at `now`, when everybody has signed it. A value is read in dollars alone. */
export const signedTermsOf = (
  contract: Contract,
  digests: DocumentDigests,
  now: Date,
): SignedTerms => ({
  at: now.toISOString(),
  title: contract.title,
  type: contract.type,
  client: contract.client,
  value: contract.value,
  ...(readAmount(contract.value).value !== undefined && { currency: 'USD' }),
  parties: actingSignatories(contract).map(({ id, name, role, email }) => ({
    id,
    name,
    role,
    email,
  })),
  documents: signedDocuments(contract).map(({ id, name, type: kind, size }) => {
    const digest = digests.get(id);
    return { id, name, type: kind, size, ...(digest !== undefined && { digest }) };
  }),
});
