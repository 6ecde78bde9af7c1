import { Banner } from 'shared-kernel/ui';
import { useServerStatus } from 'shared-kernel/workspace';

/** Says that the workspace server cannot be reached. Open dialogs and drafts stay as they are. */
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
