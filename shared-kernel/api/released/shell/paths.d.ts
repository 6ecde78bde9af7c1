import { type PortalKey } from '../domain/portal';
type Query = Readonly<Record<string, string | undefined>>;
export declare function dashboardPath(portal: PortalKey, tab?: string, query?: Query): string;
export {};
