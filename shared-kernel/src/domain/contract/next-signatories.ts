import type { Contract } from './contract.schema';
import { listActingSignatories, getSigningRole, type Signatory } from './signatory';

type Signing = Pick<Contract, 'signatories' | 'envelope'>;

/**
 * Returns the people of the first unfinished stage, who must act next. The list is empty if all have acted or somebody
 * has declined.
 */
export function listNextSignatories(contract: Signing): readonly Signatory[] {
  const left = listActingSignatories(contract).filter(({ status }) => status !== 'signed');
  const [first] = left;
  if (!first) return [];
  const turn =
    contract.envelope?.order === 'any'
      ? left.filter((person) => getSigningRole(person) === getSigningRole(first))
      : [first];
  return turn.some(({ status }) => status === 'declined') ? [] : turn;
}

/** Returns the id of the envelope in which the documents were last sent, or `undefined` if they were never sent. */
export const findEnvelopeId = ({ documents }: Pick<Contract, 'documents'>): string | undefined =>
  documents.findLast(({ docusignId }) => docusignId !== undefined)?.docusignId;

export const isEnvelopeOpen = (contract: Signing & Pick<Contract, 'documents'>): boolean =>
  findEnvelopeId(contract) !== undefined && listNextSignatories(contract).length > 0;
