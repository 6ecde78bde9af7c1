import { NewReleaseNotice } from './new-release-notice';
import { OverrideBanner } from './override-banner';

/** What a reader should know of the releases they look at. */
export function DeploymentNotices() {
  return (
    <>
      <OverrideBanner />
      <NewReleaseNotice />
    </>
  );
}
