export { demoCredentials, gateCode, isGateCode, matchesPortalAccess, portalAccessCredentials, } from './access';
export { credentialsSchema, type Credentials } from './credentials';
export { demoAccountSchema, matchDemoAccount, type DemoAccount } from './demo-account';
export { demoAccounts } from './demo-accounts';
export { portalAuthSchema, type PortalAuth } from './portal-auth';
export { portalAuditAccess, portalLabel, portalTitle, portalTypeConfig, portalTypeConfigs, portalTypeConfigSchema, type PortalTypeConfig, } from './portal-config';
export { portalKeyFromRoute, portalKeys, portalKeySchema, portalRouteFromKey, portalRoutes, portalRouteSchema, profilePortalFromKey, type PortalKey, type PortalRoute, } from './portal-key';
export { demoLoginDelayMs, gateVerificationDelayMs, notABankStatement, passwordChangeDelayMs, portalSignInDelayMs, productName, productPath, productSegment, profileSaveDelayMs, } from './product';
export { guardTarget, safeNextPath } from './safe-next-path';
