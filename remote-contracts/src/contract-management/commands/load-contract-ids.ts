import type { CommandTransaction } from 'shared-kernel/workspace';

/** Returns existing contract ids, from the id for the time `now` up to the first unused id. */
export async function loadContractIds(
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
