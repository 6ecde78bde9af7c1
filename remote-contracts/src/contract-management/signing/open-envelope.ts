import { type Contract } from 'shared-kernel/domain/contract';
import { type Signatory } from './signatory';
import { nextSignatory } from './signing-order';

/** The envelope a contract's documents were last sent in, or undefined when none was. */
export const envelopeId = ({ documents }: Pick<Contract, 'documents'>): string | undefined =>
  documents.findLast(({ docusignId }) => docusignId !== undefined)?.docusignId;

/** Whose signature an envelope that is out waits for; nobody's before it was sent. */
export const awaitedSignatory = (contract: Contract): Signatory | undefined =>
  envelopeId(contract) === undefined ? undefined : nextSignatory(contract);

/** Whether an envelope is out and waits for its next signature. */
export const isEnvelopeOpen = (contract: Contract): boolean =>
  awaitedSignatory(contract) !== undefined;
