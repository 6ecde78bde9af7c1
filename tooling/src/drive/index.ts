/** Drives the composed product in a browser: for the bench and for the browser tests. */
export {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type JSHandle,
  type Page,
} from '@playwright/test';
export { demoCredentials, gateCode, portalAccessCredentials } from './credentials';
export { fillWorkspace } from './fill-workspace';
export { dashboardAddress, openGate, signIn, tabs, type Tab, type Visitor } from './journeys';
