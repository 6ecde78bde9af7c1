import { portalKeyFromRoute, type PortalKey } from 'shared-kernel/domain/portal';
import { portalTypeConfigs, type PortalTypeConfig } from '../../page/portal-config';
import { demoCredentials } from '../access';

/** A role card of the demo login (D2). */
export interface DemoAccount extends Pick<
  PortalTypeConfig,
  'description' | 'features' | 'icon' | 'colour'
> {
  readonly username: string;
  readonly password: string;
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
