import { Link } from 'react-router-dom';
import type { FigureRecords } from 'shared-kernel/domain/overview';
import { formatNumber } from 'shared-kernel/format';
import { dashboardPath, useCurrentPortal } from 'shared-kernel/shell';
import { useCompanyScope, useFigureRecords } from 'shared-kernel/workspace';
import { useNeeds } from './use-needs';

interface NeedsLineProps {
  readonly className?: string | undefined;
  readonly onChoose: () => void;
}

interface CountedProps extends NeedsLineProps {
  readonly records: FigureRecords;
  readonly now: string;
}

function Counted({ records, now, className, onChoose }: CountedProps) {
  const portal = useCurrentPortal();
  const { lists } = useCompanyScope();
  const { needs, isReader } = useNeeds({ records, now, lists });
  if (needs.length === 0) return null;
  const count = formatNumber(needs.length);
  return (
    <Link className={className} to={dashboardPath(portal)} onClick={onChoose}>
      {isReader ? `Open cases: ${count}` : `Needs you: ${count}`}
    </Link>
  );
}

/** How much waits for this portal, by the same rules as the overview, and the way there. */
export function NeedsLine(props: NeedsLineProps) {
  const { data } = useFigureRecords();
  if (!data || data.isFixed) return null;
  return <Counted {...props} records={data.records} now={data.now} />;
}
