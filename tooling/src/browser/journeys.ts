import type { BrowserContext, Page } from '@playwright/test';
import { getPortalRouteFromKey, productPath, type PortalKey } from 'shared-kernel/domain/portal';
import { portalAccessCredentials } from '../../../host/src/sign-in/access';

export const dashboardTabs = [
  'overview',
  'processes',
  'transactions',
  'clients',
  'compliance',
  'contracts',
  'notifications',
  'profile',
  'analytics',
] as const;

export type DashboardTab = (typeof dashboardTabs)[number];

export type Visitor = Page | BrowserContext;

type Flags = { local?: Record<string, string>; session?: Record<string, string> };

const gateFlag = { tf_site_gate: 'ok' };

const sessionFlags = {
  portalAuth: JSON.stringify({
    username: portalAccessCredentials.username,
    signedInAt: '2024-07-22T09:00:00.000Z',
  }),
  'portal-authenticated': 'true',
};

/** Sets browser storage flags before the first page loads. Later page loads keep flags that the test has changed. */
async function setOnce(visitor: Visitor, name: string, flags: Flags): Promise<void> {
  await visitor.addInitScript(
    ([marker, { local = {}, session = {} }]) => {
      // The browser’s PDF viewer has no access to browser storage.
      if (!location.protocol.startsWith('http')) return;
      if (sessionStorage.getItem(marker) !== null) return;
      sessionStorage.setItem(marker, 'set');
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    },
    [`e2e-${name}`, flags] as const,
  );
}

export const openGate = (visitor: Visitor) => setOnce(visitor, 'gate', { local: gateFlag });

export const signIn = (visitor: Visitor) =>
  setOnce(visitor, 'session', { local: gateFlag, session: sessionFlags });

export function dashboardAddress(
  portal: PortalKey = 'admin',
  tab: DashboardTab = 'overview',
): string {
  const path = `${productPath}/dashboard/${getPortalRouteFromKey(portal)}`;
  return tab === 'overview' ? path : `${path}?tab=${tab}`;
}
