import {
  completedSignOffs,
  requiredSignOffs,
  type LifecycleStage,
} from 'shared-kernel/domain/lifecycle';
import { portalLabel } from 'shared-kernel/domain/portal';
import { deskPortal, signOffDesks, type Transaction } from 'shared-kernel/domain/transaction';
import { formatDateTime } from 'shared-kernel/format';
import { LifecycleTracker } from 'shared-kernel/records';
import { Timeline } from 'shared-kernel/ui';
import { signOffDeskLabel, transactionStage } from './transaction-step';

interface TransactionProgressProps {
  readonly transaction: Transaction;
}

const stageOfSignOff: readonly LifecycleStage[] = ['under_review', 'approved', 'compliant'];

/** Where a transaction stands on its lifecycle, who signed it off and whom it waits for (T1, T2). */
export function TransactionProgress({ transaction }: TransactionProgressProps) {
  const { signOffs = [], status, timestamp } = transaction;
  const stage = transactionStage(transaction);
  const isOpen = status !== 'completed' && status !== 'failed';
  const notes: Partial<Record<LifecycleStage, string>> = { initiated: formatDateTime(timestamp) };
  for (const [index, { at }] of signOffs.entries()) {
    const signed = stageOfSignOff[index];
    if (signed) notes[signed] = formatDateTime(at);
  }
  return (
    <>
      <LifecycleTracker
        stage={stage}
        signOffs={{ completed: completedSignOffs(stage), required: requiredSignOffs }}
        notes={notes}
      />
      <Timeline
        label="Sign-offs"
        items={signOffDesks.map((desk, index) => {
          const given = signOffs[index];
          const isNext = isOpen && index === signOffs.length;
          return {
            id: desk,
            title: signOffDeskLabel[desk],
            meta: given
              ? `Signed by ${given.by}, ${formatDateTime(given.at)}`
              : isNext
                ? `Waiting for this desk, in the ${portalLabel[deskPortal[desk]]} portal`
                : 'Not signed',
            icon: given ? ('check' as const) : ('clock' as const),
            tone: given ? ('success' as const) : isNext ? ('info' as const) : ('neutral' as const),
            isCurrent: isNext,
          };
        })}
      />
    </>
  );
}
