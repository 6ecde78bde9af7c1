import type { CommandTransaction } from 'shared-kernel/workspace';

/** Returns the contract ids that are already in use, from the id for `now` up to the first unused one. */
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
