import type { CommandTransaction } from 'shared-kernel/workspace';

/** Existing ids that a new contract could get: those from the time `now` up to the first free one. */
export async function existingContractIds(
  transaction: CommandTransaction,
  now: Date,
): Promise<string[]> {
  const taken: string[] = [];
  let moment = now.getTime();
  while (await transaction.get('contracts', `CON-${moment}`)) {
    taken.push(`CON-${moment}`);
    moment += 1;
  }
  return taken;
}
