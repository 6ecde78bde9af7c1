import type { Contract } from 'shared-kernel/domain/contract';
import { Notice } from 'shared-kernel/ui';
import { shouldReopenReview } from '../commands/apply-contract-change';
import { canVoidEnvelope, voidEnvelopeWarning } from '../rules/void-envelope';

export function ReviewReopeningNotice({ contract }: { readonly contract: Contract }) {
  if (!shouldReopenReview(contract)) return null;
  return (
    <Notice tone="warning" title="A new legal review is required">
      <p>
        {canVoidEnvelope(contract)
          ? voidEnvelopeWarning
          : 'The review covers only the reviewed version. A change requires a new review.'}
      </p>
    </Notice>
  );
}
