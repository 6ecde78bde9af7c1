export declare const portalKeys: readonly ["admin", "client", "law_firm", "banking", "vendor", "regulator"];
export type PortalKey = (typeof portalKeys)[number];
export declare const portalRoutes: readonly ["admin", "client", "legal", "banking", "vendor", "regulator"];
export type PortalRoute = (typeof portalRoutes)[number];
export declare const portalRouteFromKey: (key: PortalKey) => PortalRoute;
export declare const portalKeyFromRoute: (text: string | undefined) => PortalKey;
