import { answerAsked } from './asked';

/** Answers notifications that ask for work on these payments. */
export function answerPayments(
  transaction: Parameters<typeof answerAsked>[0],
  ids: Iterable<string>,
): Promise<void> {
  const worked = new Set(ids);
  return answerAsked(
    transaction,
    ({ metadata, asked }) =>
      worked.has(metadata?.paymentId ?? '') || asked?.some(({ id }) => worked.has(id)) === true,
    (id) => worked.has(id),
  );
}
