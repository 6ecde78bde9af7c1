import { getPortalKeyFromRoute, type PortalKey } from 'shared-kernel/domain/portal';
import { portalTypeConfigs, type PortalTypeConfig } from '../../page/portal-config';
import { demoCredentials, type Credentials } from '../access';

export interface DemoAccount extends PortalTypeConfig, Credentials {
  readonly roleLabel: string;
  readonly portalKey: PortalKey;
}

const roleLabel: Record<PortalKey, string> = {
  admin: 'System Administrator',
  client: 'Corporate Client',
  law_firm: 'Legal Counsel',
  banking: 'Banking Partner',
  vendor: 'Vendor',
  regulator: 'Regulatory Examiner',
};

/**
 * The six role cards of the demo sign-in. Admin is first, so that the shared credentials open the Admin portal (D5).
 */
export const demoAccounts: readonly DemoAccount[] = portalTypeConfigs.map((config) => {
  const portalKey = getPortalKeyFromRoute(config.type);
  return { ...config, ...demoCredentials, roleLabel: roleLabel[portalKey], portalKey };
});

export const findDemoAccount = (
  accounts: readonly DemoAccount[],
  { username, password }: Credentials,
): DemoAccount | undefined =>
  accounts.find((account) => account.username === username && account.password === password);

/** Portal that the shared credentials open, regardless of the chosen role (D5, B3). */
export const demoPortal = findDemoAccount(demoAccounts, demoCredentials)?.portalKey;

/** Returns the first account with these credentials, or throws an error with a message for the visitor (D5, D7). */
export function authenticateDemoAccount(credentials: Credentials): DemoAccount {
  const account = findDemoAccount(demoAccounts, credentials);
  if (!account) throw new Error('Invalid credentials. Please use demo accounts provided.');
  return account;
}
