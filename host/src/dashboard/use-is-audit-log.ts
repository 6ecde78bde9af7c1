import { useSearchParams } from 'react-router-dom';
import { useAvailability } from 'shared-kernel/workspace';
import { isAuditLog } from '../page/overview-tab';

/** Of the audit log as a page of its own, which the sample does not have. */
const terms = { inReference: false, permission: 'look' } as const;

/** Whether the audit log can be opened as a page of its own. */
export const useHasAuditPage = () => useAvailability(terms).state !== 'inert';

/** Whether it is open. */
export function useIsAuditLog(): boolean {
  const [address] = useSearchParams();
  return useHasAuditPage() && isAuditLog(address);
}
