import type { Contract } from './contract.schema';
import { actingSignatories, signingRoleOf, type Signatory } from './signatory';

type Signing = Pick<Contract, 'signatories' | 'envelope'>;

/** Returns the people who act next, from the first unfinished stage. Empty if all have acted or one has declined. */
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

/** Returns the id of the envelope in which the documents were last sent, or `undefined` if they were never sent. */
export const envelopeId = ({ documents }: Pick<Contract, 'documents'>): string | undefined =>
  documents.findLast(({ docusignId }) => docusignId !== undefined)?.docusignId;

export const isEnvelopeOpen = (contract: Signing & Pick<Contract, 'documents'>): boolean =>
  envelopeId(contract) !== undefined && nextSignatories(contract).length > 0;
