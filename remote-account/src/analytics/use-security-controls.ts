import { usePreferencesValue } from 'shared-kernel/shell';
import { useAvailability, useCollection, computeFigures } from 'shared-kernel/workspace';
import { securityControls } from './platform-status';
import { standingSecurityControls } from './security-controls';

/** The protections as they stand here; in the sample as it has them. */
export function useSecurityControls() {
  const profiles = useCollection('profiles').data;
  const { shareUsageData } = usePreferencesValue();
  const isFixed = useAvailability(computeFigures).state === 'inert';
  if (isFixed) return securityControls;
  return standingSecurityControls(securityControls, { profiles, shareUsageData });
}
