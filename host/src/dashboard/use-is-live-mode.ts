import { useSearchParams } from 'react-router-dom';
import { useAvailability } from 'shared-kernel/workspace';
import { isAuditLog } from '../page/overview-tab';

const terms = { permission: 'look' } as const;

/**
 * Whether the features of `live` are available: permissions, immediate preferences, the phone tab bar and the audit log
 * page (F2, F3).
 */
export const useIsLiveMode = () => useAvailability(terms).state === 'available';

export function useIsAuditLog(): boolean {
  const [address] = useSearchParams();
  return useIsLiveMode() && isAuditLog(address);
}
