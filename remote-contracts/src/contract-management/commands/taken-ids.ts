import type { CommandTransaction } from 'shared-kernel/workspace';

/** The contracts' ids from the moment on that are taken, which is all that a new one has to avoid. */
export async function takenFrom(transaction: CommandTransaction, now: Date): Promise<string[]> {
  const taken: string[] = [];
  let moment = now.getTime();
  while (await transaction.get('contracts', `CON-${moment}`)) {
    taken.push(`CON-${moment}`);
    moment += 1;
  }
  return taken;
}
