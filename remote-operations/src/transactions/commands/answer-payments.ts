import { answerAsked } from 'shared-kernel/domain/notification';
import type { CommandTransaction } from 'shared-kernel/workspace';

/** Answers whatever asked for payments that are worked now; what asked for others with them goes on asking for those. */
export function answerPayments(
  transaction: CommandTransaction,
  ids: readonly string[],
): Promise<void> {
  const worked = new Set(ids);
  return answerAsked(
    transaction,
    ({ metadata, asked }) =>
      worked.has(metadata?.paymentId ?? '') || asked?.some(({ id }) => worked.has(id)) === true,
    (id) => worked.has(id),
  );
}
