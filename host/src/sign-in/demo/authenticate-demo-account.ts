import type { Credentials } from '../access';
import type { DemoAccount } from './demo-accounts';
import { demoAccounts } from './demo-accounts';

/** The first account with exactly these credentials, which decides the portal; undefined for none (D5). */
export const matchDemoAccount = (
  accounts: readonly DemoAccount[],
  { username, password }: Credentials,
): DemoAccount | undefined =>
  accounts.find((account) => account.username === username && account.password === password);

/** The first demo account with these credentials; without one it throws what the visitor reads (D5, D7). */
export function authenticateDemoAccount(credentials: Credentials): DemoAccount {
  const account = matchDemoAccount(demoAccounts, credentials);
  if (!account) throw new Error('Invalid credentials. Please use demo accounts provided.');
  return account;
}
