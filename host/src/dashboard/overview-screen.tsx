import { createLazyScreen } from '../federation/lazy-screen';
import { getShellHeading } from '../page/overview-tab';
import { useIsAuditLogOpen } from './use-is-live-mode';

const Overview = createLazyScreen(async () => {
  try {
    return (await import(/* webpackChunkName: "overview" */ './overview/overview')).Overview;
  } catch (cause) {
    throw new Error('The overview could not be loaded.', { cause });
  }
});

export const preloadOverview = Overview.preload;

export function OverviewScreen() {
  const isLog = useIsAuditLogOpen();
  return <Overview isLog={isLog} heading={getShellHeading(isLog)} />;
}
