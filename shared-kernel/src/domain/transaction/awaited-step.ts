import { signOffDesks } from './sign-off';
import type { Transaction } from './transaction.schema';

/** What a payment that runs can wait for: the sign-off of a desk or, after the last, its execution. */
type AwaitedStep = (typeof signOffDesks)[number] | 'execution';

/** What a payment waits for; undefined where it is held or has ended. */
export function awaitedStep({
  status,
  signOffs = [],
}: Pick<Transaction, 'status' | 'signOffs'>): AwaitedStep | undefined {
  if (status !== 'pending' && status !== 'processing') return undefined;
  return signOffDesks[signOffs.length] ?? (status === 'processing' ? 'execution' : undefined);
}
