import { Banner } from 'shared-kernel/ui';
import { useServerStatus } from 'shared-kernel/workspace';

/** Shows a notice while the workspace server cannot be reached. Open dialogs and drafts are not affected. */
export function OfflineNotice() {
  const isOffline = useServerStatus() === 'offline';
  return (
    isOffline && (
      <Banner
        label="Connection"
        tone="warning"
        text="Offline. Changes are not saved until the server can be reached."
      />
    )
  );
}
