import { isEnvelopeOpen, nextSignatories } from './awaited-signatory';
import type { Contract } from './contract.schema';
import type { Signatory } from './signatory';

type Dated = Pick<Contract, 'envelope' | 'documents' | 'signatories'>;

/** The last day of an envelope that is out, once that day is over: no one can act in it any more. */
export function expiredOn(contract: Dated, today: string): string | undefined {
  const { expiresOn } = contract.envelope ?? {};
  return expiresOn !== undefined && today > expiresOn && isEnvelopeOpen(contract)
    ? expiresOn
    : undefined;
}

/** Whose steps an envelope that is out waits for; no one’s before it was sent, or once its last day is over. */
export const awaitedSignatories = (contract: Dated, today: string): readonly Signatory[] =>
  isEnvelopeOpen(contract) && expiredOn(contract, today) === undefined
    ? nextSignatories(contract)
    : [];
