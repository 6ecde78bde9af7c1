import * as v from 'valibot';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { defineCommand, recordIdSchema } from 'shared-kernel/workspace';
import {
  formatTransactionCount,
  applyMoveSideEffects,
  moveTransaction as moveOne,
  formatTransactionName,
} from './move-transaction';
import {
  moveParticiple,
  reasonedMoves,
  transactionMoveLabel,
  transactionMoveReasonSchema,
} from './transaction-moves';
import { transactionTerms } from './terms';

/**
 * Holds or rejects several transactions for one reason. If one transaction does not allow the action, no transaction
 * changes.
 */
export const moveTransactions = defineCommand({
  ...transactionTerms.moveTransactions,
  input: v.object({
    ids: v.pipe(v.array(recordIdSchema), v.nonEmpty()),
    move: v.picklist(reasonedMoves),
    reason: transactionMoveReasonSchema,
  }),
  async apply(transaction, { ids, move, reason }, context) {
    const moved: Transaction[] = [];
    for (const id of new Set(ids))
      moved.push(await moveOne(transaction, id, { kind: move, reason }, context, true));
    await applyMoveSideEffects(
      transaction,
      moved,
      move,
      reason,
      formatTransactionCount(moved.length),
      context,
    );
    return moved;
  },
  note: ({ move, reason }) => `${transactionMoveLabel[move]}: ${reason}`,
  toast: (moved, { move }) => {
    const [first] = moved;
    const isOne = moved.length === 1 && first !== undefined;
    return {
      title: `Transactions ${moveParticiple[move]}`,
      description: isOne ? formatTransactionName(first) : formatTransactionCount(moved.length),
    };
  },
});
