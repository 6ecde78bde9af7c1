import type { Contract } from './contract.schema';
import { actingSignatories, signingRoleOf, type Signatory } from './signatory';

type Signing = Pick<Contract, 'signatories' | 'envelope'>;

/**
 * The people who act next, all in the first unfinished stage. This is the next person in the list, or everyone if the
 * order is `any`. Empty if all have acted or one has declined.
 */
export function nextSignatories(contract: Signing): readonly Signatory[] {
  const left = actingSignatories(contract).filter(({ status }) => status !== 'signed');
  const [first] = left;
  if (!first) return [];
  const turn =
    contract.envelope?.order === 'any'
      ? left.filter((person) => signingRoleOf(person) === signingRoleOf(first))
      : [first];
  return turn.some(({ status }) => status === 'declined') ? [] : turn;
}

/** The id of the envelope in which the documents were last sent; `undefined` if they were never sent. */
export const envelopeId = ({ documents }: Pick<Contract, 'documents'>): string | undefined =>
  documents.findLast(({ docusignId }) => docusignId !== undefined)?.docusignId;

export const isEnvelopeOpen = (contract: Signing & Pick<Contract, 'documents'>): boolean =>
  envelopeId(contract) !== undefined && nextSignatories(contract).length > 0;
