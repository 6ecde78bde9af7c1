import { type PortalKey } from '../domain/portal';
export declare const dashboardTabs: readonly ["overview", "processes", "transactions", "clients", "compliance", "contracts", "notifications", "profile", "analytics"];
export type DashboardTab = (typeof dashboardTabs)[number];
type Query = Readonly<Record<string, string | undefined>>;
export declare function dashboardPath(portal: PortalKey, tab?: DashboardTab, query?: Query): string;
export declare const paths: {
    readonly gate: "/";
    readonly landing: "/trustfold";
    readonly portalSelection: "/trustfold/login";
    readonly dashboard: "/trustfold/dashboard";
    readonly portalSignIn: "/portal/login";
    readonly demoSignIn: "/portal/demo";
};
export {};
