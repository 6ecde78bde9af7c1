import { usePreferencesValue } from 'shared-kernel/shell';
import { useAvailability, useCollection, computeFigures } from 'shared-kernel/workspace';
import { securityControls } from './platform-status';
import { standingSecurityControls } from './security-controls';

/** The sample's protections, those that a person can switch as they stand now. */
export function useSecurityControls() {
  const profiles = useCollection('profiles').data;
  const { shareUsageData } = usePreferencesValue();
  const isFixed = useAvailability(computeFigures).state === 'inert';
  if (isFixed || !profiles) return securityControls;
  return standingSecurityControls(securityControls, { profiles, shareUsageData });
}
