import { readAmount } from 'shared-kernel/domain/money';
import { actingSignatories, envelopeId, type Contract } from 'shared-kernel/domain/contract';

export type SignedTerms = NonNullable<Contract['signedTerms']>;

/** File digests by document id. */
type DocumentDigests = ReadonlyMap<string, string>;

/** The documents of the envelope. Others may have been attached after it was sent. */
export function signedDocuments({ documents }: Contract): Contract['documents'] {
  const sent = envelopeId({ documents });
  return sent === undefined ? documents : documents.filter(({ docusignId }) => docusignId === sent);
}

/** Returns the contract's terms at the time `now`, when everyone has signed. Only values in US dollars are parsed. */
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
