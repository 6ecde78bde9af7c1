import type { Contract } from './contract.schema';

type Signatory = Contract['signatories'][number];

/** Whose turn it is: the first who has not signed; no one once all have or that person declined. */
export function nextSignatory({
  signatories,
}: Pick<Contract, 'signatories'>): Signatory | undefined {
  const next = signatories.find(({ status }) => status !== 'signed');
  return next?.status === 'pending' ? next : undefined;
}

/** The envelope a contract's documents were last sent in, or undefined when none was. */
export const envelopeId = ({ documents }: Pick<Contract, 'documents'>): string | undefined =>
  documents.findLast(({ docusignId }) => docusignId !== undefined)?.docusignId;

type Sent = Pick<Contract, 'documents' | 'signatories'>;

/** Whose signature an envelope that is out waits for; no one's before it was sent. */
export const awaitedSignatory = (contract: Sent): Signatory | undefined =>
  envelopeId(contract) === undefined ? undefined : nextSignatory(contract);

/** Whether an envelope is out and waits for its next signature. */
export const isEnvelopeOpen = (contract: Sent): boolean => awaitedSignatory(contract) !== undefined;
