import { useSearchParams } from 'react-router-dom';
import { useAvailability } from 'shared-kernel/workspace';
import { isAuditLog } from '../page/overview-tab';

const terms = { permission: 'look' } as const;

/**
 * Whether there is what the sample does not have: permissions, the preferences at once, a bar of tabs on a phone, the
 * audit log as a page of its own (F2, F3).
 */
export const useIsLive = () => useAvailability(terms).state === 'available';

/** Whether the audit log is open as a page of its own. */
export function useIsAuditLog(): boolean {
  const [address] = useSearchParams();
  return useIsLive() && isAuditLog(address);
}
