import { portalRouteFromKey, type PortalKey } from '../domain/portal';
import { productSegment } from '../domain/portal/product';

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

/** The nine tabs of the dashboard in their stated order (F3). */
export type DashboardTab = (typeof dashboardTabs)[number];

type Query = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, value);
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Address of a dashboard tab; further parameters name what is open in it. */
export function dashboardPath(
  portal: PortalKey,
  tab: DashboardTab = 'overview',
  query: Query = {},
) {
  const path = `/${productSegment}/dashboard/${portalRouteFromKey(portal)}`;
  return withQuery(path, { tab: tab === 'overview' ? undefined : tab, ...query });
}

/** The fixed addresses of the product (section 2, B4). */
export const paths = {
  gate: '/',
  landing: `/${productSegment}`,
  portalSelection: `/${productSegment}/login`,
  dashboard: `/${productSegment}/dashboard`,
  portalSignIn: '/portal/login',
  demoSignIn: '/portal/demo',
} as const;
