import type { CommandTransaction } from 'shared-kernel/workspace';

/** Returns the existing contract ids from the time `now` up to the first free id. */
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
