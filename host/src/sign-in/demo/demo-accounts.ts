import { portalKeyFromRoute, portalTypeConfigs, type PortalKey } from 'shared-kernel/domain/portal';
import { demoCredentials } from '../access';
import type { DemoAccount } from './demo-account.schema';

const roleLabel: Record<PortalKey, string> = {
  admin: 'System Administrator',
  client: 'Corporate Client',
  law_firm: 'Legal Counsel',
  banking: 'Banking Partner',
  vendor: 'Vendor',
  regulator: 'Regulatory Examiner',
};

/** The six role cards of the demo login; admin is first, so the shared credentials lead there (D5). */
export const demoAccounts: readonly DemoAccount[] = portalTypeConfigs.map(
  ({ type, description, icon, colour, features }) => {
    const portalKey = portalKeyFromRoute(type);
    return {
      ...demoCredentials,
      roleLabel: roleLabel[portalKey],
      portalKey,
      description,
      features,
      icon,
      colour,
    };
  },
);
