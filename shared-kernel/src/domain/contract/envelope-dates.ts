import { isEnvelopeOpen } from './awaited-signatory';
import type { Contract } from './contract.schema';

type Dated = Pick<Contract, 'envelope' | 'documents' | 'signatories'>;

/** The last day of an envelope that is out, once that day is over: no one can act in it any more. */
export function expiredOn(contract: Dated, today: string): string | undefined {
  const { expiresOn } = contract.envelope ?? {};
  return expiresOn !== undefined && today > expiresOn && isEnvelopeOpen(contract)
    ? expiresOn
    : undefined;
}

/** The day from which an envelope's sender is reminded, once it is there and while the envelope can be signed. */
export function remindedOn(contract: Dated, today: string): string | undefined {
  const { remindOn } = contract.envelope ?? {};
  const isDue = remindOn !== undefined && today >= remindOn && isEnvelopeOpen(contract);
  return isDue && expiredOn(contract, today) === undefined ? remindOn : undefined;
}
