import type { PortalTypeConfig } from './portal-config.schema';
export declare const portalTypeConfigs: readonly PortalTypeConfig[];
