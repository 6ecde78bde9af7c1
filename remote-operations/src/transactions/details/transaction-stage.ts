import type { LifecycleStage } from 'shared-kernel/domain/lifecycle';
import type { Transaction } from 'shared-kernel/domain/transaction';

const stageBySignOffs = ['initiated', 'under_review', 'approved', 'compliant'] as const;

/**
 * The lifecycle stage of a transaction (T1). Sign-offs carry it forward: none is `initiated`, one
 * `under_review`, two `approved`, three `compliant`, so that the stage's own count (T2) is the number
 * really given; `completed` is `executed`. A hold or a failure leaves it at the stage it had reached.
 *
 * Status follows stage: `pending` while initiated, `processing` from the first sign-off on,
 * `completed` once executed; `compliance_review` and `failed` can occur at any stage before that.
 */
export function transactionStage({
  status,
  signOffs = [],
}: Pick<Transaction, 'status' | 'signOffs'>): LifecycleStage {
  if (status === 'completed') return 'executed';
  return stageBySignOffs[signOffs.length] ?? 'compliant';
}
