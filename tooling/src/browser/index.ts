export { findChromium, launchArguments } from './chromium';
export { demoCredentials, gateCode, portalAccessCredentials } from './credentials';
export { fillWorkspace } from './fill-workspace';
export { dashboardAddress, openGate, signIn, tabs, type Tab, type Visitor } from './journeys';
