import * as v from 'valibot';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { defineCommand, recordIdSchema } from 'shared-kernel/workspace';
import {
  formatTransactionCount,
  applyActionSideEffects,
  performTransactionAction as moveOne,
  formatTransactionName,
} from './change-transaction-status';
import {
  actionPastTense,
  actionsWithReason,
  transactionActionLabel,
  transactionActionReasonSchema,
} from './transaction-actions';
import { transactionTerms } from './terms';

/**
 * Holds or rejects several transactions with one reason. If this is not possible for any one of them, none is changed.
 */
export const holdOrRejectTransactions = defineCommand({
  ...transactionTerms.holdOrRejectTransactions,
  input: v.object({
    ids: v.pipe(v.array(recordIdSchema), v.nonEmpty()),
    move: v.picklist(actionsWithReason),
    reason: transactionActionReasonSchema,
  }),
  async apply(transaction, { ids, move, reason }, context) {
    const moved: Transaction[] = [];
    for (const id of new Set(ids))
      moved.push(await moveOne(transaction, id, { kind: move, reason }, context, true));
    await applyActionSideEffects(
      transaction,
      moved,
      move,
      reason,
      formatTransactionCount(moved.length),
      context,
    );
    return moved;
  },
  note: ({ move, reason }) => `${transactionActionLabel[move]}: ${reason}`,
  toast: (moved, { move }) => {
    const [first] = moved;
    const isOne = moved.length === 1 && first !== undefined;
    return {
      title: `Transactions ${actionPastTense[move]}`,
      description: isOne ? formatTransactionName(first) : formatTransactionCount(moved.length),
    };
  },
});
