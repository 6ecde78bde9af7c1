import { lazyScreen } from '../federation/lazy-screen';
import { shellHeading } from '../page/overview-tab';
import { useIsAuditLog } from './use-is-live-mode';

const Overview = lazyScreen(async () => {
  try {
    return (await import(/* webpackChunkName: "overview" */ './overview/overview')).Overview;
  } catch (cause) {
    throw new Error('The overview could not be loaded.', { cause });
  }
});

export const preloadOverview = Overview.preload;

export function OverviewScreen() {
  const isLog = useIsAuditLog();
  return <Overview isLog={isLog} heading={shellHeading(isLog)} />;
}
