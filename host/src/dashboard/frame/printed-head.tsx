import { useSearchParams } from 'react-router-dom';
import { portalTitle, type PortalKey } from 'shared-kernel/domain/portal';
import { formatDateTime } from 'shared-kernel/format';
import { PrintHeader } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import styles from './dashboard-frame.module.css';
import { printedFilters } from './printed-filters';

interface PrintedHeadProps {
  readonly portal: PortalKey;
  /** The tab's name. */
  readonly label: string;
}

/** What paper says above any tab that does not say it itself: which it is, what narrows it, and as of when. */
export function PrintedHead({ portal, label }: PrintedHeadProps) {
  const [address] = useSearchParams();
  return (
    <div className={styles.printedHead}>
      <PrintHeader
        title={label}
        filters={[['Portal', portalTitle[portal]], ...printedFilters(address)]}
        asOf={formatDateTime(useWorkspaceClock())}
      />
    </div>
  );
}
