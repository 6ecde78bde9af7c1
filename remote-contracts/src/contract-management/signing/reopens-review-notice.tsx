import type { Contract } from 'shared-kernel/domain/contract';
import { Notice, RecordText } from 'shared-kernel/ui';
import { reopensReview } from '../commands/changed-contract';
import { voidedEnvelope, voidWarning } from './void-envelope';

interface ReopensReviewNoticeProps {
  readonly contract: Contract;
}

/** Says before a change of a reviewed contract that its legal review opens again, and what becomes void. */
export function ReopensReviewNotice({ contract }: ReopensReviewNoticeProps) {
  if (!reopensReview(contract)) return null;
  const voided = voidedEnvelope(contract);
  return (
    <Notice tone="warning" title="The legal review opens again">
      <p>
        <RecordText whole>
          {voided.isVoid
            ? voidWarning(voided)
            : 'It holds for what was reviewed alone, and has to be completed again after a change.'}
        </RecordText>
      </p>
    </Notice>
  );
}
