import { portalRouteFromKey, type PortalKey } from '../domain/portal';
import { productSegment } from '../domain/portal/product';

/** The shell's own tab; every other is brought by a remote. */
export const overviewTab = 'overview';

type Query = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, value);
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Address of a dashboard tab by its key; further parameters name what is open in it. */
export function dashboardPath(portal: PortalKey, tab: string = overviewTab, query: Query = {}) {
  const path = `/${productSegment}/dashboard/${portalRouteFromKey(portal)}`;
  return withQuery(path, { tab: tab === overviewTab ? undefined : tab, ...query });
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
