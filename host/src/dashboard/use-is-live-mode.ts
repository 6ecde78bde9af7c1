import { useSearchParams } from 'react-router-dom';
import { useAvailability } from 'shared-kernel/workspace';
import { isAuditLog } from '../page/overview-tab';

const terms = { permission: 'look' } as const;

export const useIsLiveMode = () => useAvailability(terms).state === 'available';

export function useIsAuditLogOpen(): boolean {
  const [address] = useSearchParams();
  return useIsLiveMode() && isAuditLog(address);
}
