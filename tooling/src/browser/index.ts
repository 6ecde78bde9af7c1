export { findChromium, launchArguments } from './chromium';
export {
  demoCredentials,
  gateCode,
  portalAccessCredentials,
} from '../../../host/src/sign-in/access';
export { fillWorkspace } from './fill-workspace';
export {
  dashboardAddress,
  openGate,
  signIn,
  dashboardTabs,
  type DashboardTab,
  type Visitor,
} from './journeys';
