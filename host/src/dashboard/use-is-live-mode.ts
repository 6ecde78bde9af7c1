import { useSearchParams } from 'react-router-dom';
import { useAvailability } from 'shared-kernel/workspace';
import { isAuditLogQuery } from '../page/overview-tab';

const terms = { permission: 'look' } as const;

export const useIsLiveMode = () => useAvailability(terms).state === 'available';

export function useIsAuditLogOpen(): boolean {
  const [address] = useSearchParams();
  return useIsLiveMode() && isAuditLogQuery(address);
}
