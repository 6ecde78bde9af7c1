import type { Credentials } from '../access';
import type { DemoAccount } from './demo-account.schema';

/** The first account with exactly these credentials, which decides the portal; undefined for none (D5). */
export const matchDemoAccount = (
  accounts: readonly DemoAccount[],
  { username, password }: Credentials,
): DemoAccount | undefined =>
  accounts.find((account) => account.username === username && account.password === password);
