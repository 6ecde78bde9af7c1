import { envelopeId } from 'shared-kernel/domain/contract';
import type { CommandTester } from 'shared-kernel/testing';

/** What a signature of a stored contract needs: as the admin portal records it, unless it has no reason. */
export async function signing(
  source: CommandTester['source'],
  step: { readonly id: string; readonly signatoryId: string },
  reason = 'Signed on paper',
) {
  const contract = (await source.get('contracts', step.id))?.record;
  const signatory = contract?.signatories.find(({ id }) => id === step.signatoryId);
  return {
    ...step,
    envelope: (contract && envelopeId(contract)) ?? 'DS-0',
    hasRead: true,
    typedName: signatory?.name ?? '',
    reason,
  };
}
