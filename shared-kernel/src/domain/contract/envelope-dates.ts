import { isEnvelopeOpen, listNextSignatories } from './next-signatories';
import type { Contract } from './contract.schema';
import type { Signatory } from './signatory';

type Dated = Pick<Contract, 'envelope' | 'documents' | 'signatories'>;

/** Returns the last day to sign a sent envelope, if that day has passed. */
export function getExpiredDay(contract: Dated, today: string): string | undefined {
  const { expiresOn } = contract.envelope ?? {};
  return expiresOn !== undefined && today > expiresOn && isEnvelopeOpen(contract)
    ? expiresOn
    : undefined;
}

/** Returns the people who must act next on a sent envelope. Empty before the envelope is sent and after it expires. */
export const listPendingSignatories = (contract: Dated, today: string): readonly Signatory[] =>
  isEnvelopeOpen(contract) && getExpiredDay(contract, today) === undefined
    ? listNextSignatories(contract)
    : [];
