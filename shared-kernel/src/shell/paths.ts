import { getPortalRouteFromKey, productPath, type PortalKey } from '../domain/portal';

type Query = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, value);
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * Returns the URL path of a dashboard tab. Without `tab`, it is the overview tab. `query` adds parameters such as the
 * open record.
 *
 * @example
 * dashboardPath('admin', 'contracts', { contract: 'CTR-001' });
 */
export function dashboardPath(portal: PortalKey, tab?: string, query: Query = {}) {
  return withQuery(`${productPath}/dashboard/${getPortalRouteFromKey(portal)}`, { tab, ...query });
}

/**
 * Name of the section with the audit log on the overview tab.
 *
 * @example
 * const isLogOpen = new URLSearchParams(location.search).get('section') === auditSection;
 */
export const auditSection = 'audit';

/**
 * Returns the URL path of the audit log page. `query` adds filters.
 *
 * @example
 * createAuditLogPath('admin', { subject: 'CL-001' }); // '/trustfold/dashboard/admin?section=audit&subject=CL-001'
 */
export const createAuditLogPath = (portal: PortalKey, query: Query = {}) =>
  dashboardPath(portal, undefined, { section: auditSection, ...query });
