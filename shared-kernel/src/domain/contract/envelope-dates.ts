import { isEnvelopeOpen, listNextSignatories } from './next-signatories';
import type { Contract } from './contract.schema';
import type { Signatory } from './signatory';

type Dated = Pick<Contract, 'envelope' | 'documents' | 'signatories'>;

/** Returns the last date for signatures of a sent envelope if that date has passed, otherwise `undefined`. */
export function findPassedExpiryDate(contract: Dated, today: string): string | undefined {
  const { expiresOn } = contract.envelope ?? {};
  return expiresOn !== undefined && today > expiresOn && isEnvelopeOpen(contract)
    ? expiresOn
    : undefined;
}

/**
 * Returns the people who must act next on a sent envelope. The list is empty if the envelope has not been sent or has
 * expired.
 */
export const listPendingSignatories = (contract: Dated, today: string): readonly Signatory[] =>
  isEnvelopeOpen(contract) && findPassedExpiryDate(contract, today) === undefined
    ? listNextSignatories(contract)
    : [];
