import { OverrideBanner } from './override-banner';
import { ReleaseNotice } from './release-notice';

/** What a reader should know of the releases they look at. */
export function DeploymentNotices() {
  return (
    <>
      <OverrideBanner />
      <ReleaseNotice />
    </>
  );
}
