import type { CommandTransaction } from 'shared-kernel/workspace';

/**
 * Returns the ids that new contracts at the time `now` cannot use. Starts with the id for `now` and stops before the
 * first unused id.
 */
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
