import type { Contract } from 'shared-kernel/domain/contract';
import { Notice } from 'shared-kernel/ui';
import { shouldReopenReview } from '../commands/changed-contract';
import { isVoidable, voidWarning } from '../rules/void-envelope';

export function ReopensReviewNotice({ contract }: { readonly contract: Contract }) {
  if (!shouldReopenReview(contract)) return null;
  return (
    <Notice tone="warning" title="The legal review reopens">
      <p>
        {isVoidable(contract)
          ? voidWarning
          : 'It covers only the reviewed version, and must be completed again after a change.'}
      </p>
    </Notice>
  );
}
