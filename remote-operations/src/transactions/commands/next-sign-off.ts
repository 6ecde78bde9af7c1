import {
  deskPortal,
  nextDesk,
  signOffDesks,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import type { Belonging } from 'shared-kernel/workspace';

/** Whose the next sign-off of a transaction is: its desk's portal, or any desk's once all are given. */
export function nextSignOffOf(transaction: Pick<Transaction, 'signOffs'>): Belonging {
  const desk = nextDesk(transaction);
  return { portal: desk ? deskPortal[desk] : signOffDesks.map((each) => deskPortal[each]) };
}
