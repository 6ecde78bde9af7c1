import { DeploymentNotice } from '../federation/deployment-notice';
import { useIsCut, useIsControlled } from './use-reach';

/** Says that the page goes on with what the browser keeps, for as long as it does. */
export function OfflineNotice() {
  const isCut = useIsCut();
  const isControlled = useIsControlled();
  if (!isCut || !isControlled) return null;
  return (
    <DeploymentNotice
      label="Offline"
      tone="info"
      text="Offline. Trustfold goes on with what this browser keeps, and keeps what you change."
    />
  );
}
