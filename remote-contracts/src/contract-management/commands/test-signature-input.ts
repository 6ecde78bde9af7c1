import { findEnvelopeId } from 'shared-kernel/domain/contract';
import type { CommandTester } from 'shared-kernel/testing';

export async function createSignatureInput(
  source: CommandTester['source'],
  step: { readonly id: string; readonly signatoryId: string },
  reason = 'Signed on paper',
) {
  const contract = (await source.get('contracts', step.id))?.record;
  const signatory = contract?.signatories.find(({ id }) => id === step.signatoryId);
  return {
    ...step,
    envelope: (contract && findEnvelopeId(contract)) ?? 'DS-0',
    hasRead: true,
    typedName: signatory?.name ?? '',
    reason,
  };
}
