import { type PortalKey } from '../domain/portal';
export declare const overviewTab = "overview";
type Query = Readonly<Record<string, string | undefined>>;
export declare function dashboardPath(portal: PortalKey, tab?: string, query?: Query): string;
export declare const paths: {
    readonly gate: "/";
    readonly landing: "/trustfold";
    readonly portalSelection: "/trustfold/login";
    readonly dashboard: "/trustfold/dashboard";
    readonly portalSignIn: "/portal/login";
    readonly demoSignIn: "/portal/demo";
};
export {};
