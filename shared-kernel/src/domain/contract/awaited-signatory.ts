import type { Contract } from './contract.schema';
import { actingSignatories, partOf, type Signatory } from './signatory';

type Signing = Pick<Contract, 'signatories' | 'envelope'>;

/**
 * Whose turn it is: of the first stage that is not over, the first who has not acted, or in any order all of them; no
 * one once all have or one declined.
 */
export function nextSignatories(contract: Signing): readonly Signatory[] {
  const left = actingSignatories(contract).filter(({ status }) => status !== 'signed');
  const [first] = left;
  if (!first) return [];
  const turn =
    contract.envelope?.order === 'any'
      ? left.filter((person) => partOf(person) === partOf(first))
      : [first];
  return turn.some(({ status }) => status === 'declined') ? [] : turn;
}

/** The envelope a contract's documents were last sent in, or undefined when none was. */
export const envelopeId = ({ documents }: Pick<Contract, 'documents'>): string | undefined =>
  documents.findLast(({ docusignId }) => docusignId !== undefined)?.docusignId;

/** Whether an envelope is out and waits for its next step. */
export const isEnvelopeOpen = (contract: Signing & Pick<Contract, 'documents'>): boolean =>
  envelopeId(contract) !== undefined && nextSignatories(contract).length > 0;
