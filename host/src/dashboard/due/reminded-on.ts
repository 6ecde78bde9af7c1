import { awaitedSignatories, type Contract } from 'shared-kernel/domain/contract';

/** The day from which an envelope's sender is reminded, once it is there and while the envelope can be signed. */
export function remindedOn(
  contract: Pick<Contract, 'envelope' | 'documents' | 'signatories'>,
  today: string,
): string | undefined {
  const { remindOn } = contract.envelope ?? {};
  const isDue = remindOn !== undefined && today >= remindOn;
  return isDue && awaitedSignatories(contract, today).length > 0 ? remindOn : undefined;
}
