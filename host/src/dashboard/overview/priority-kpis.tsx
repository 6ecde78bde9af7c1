import { formatKpiValue, sampleHeadlineKpis } from 'shared-kernel/domain/overview';
import { formatCompactUsd, formatCount, formatNumber } from 'shared-kernel/format';
import { Kpi, KpiRow } from 'shared-kernel/ui';
import { useListPath } from 'shared-kernel/shell';
import type { PriorityMetrics } from './compute-priority-metrics';

interface PriorityKpisProps {
  readonly figures: PriorityMetrics;
  /** Whether the records belong to one company. If so, the sample data has no value for the pipeline figure. */
  readonly isOwn: boolean;
}

export function PriorityKpis({ figures, isOwn }: PriorityKpisProps) {
  const { held, dueToday, pipeline, exceptions } = figures;
  const { failedPayments, overdueMilestones } = exceptions;
  const heldList = useListPath()('transactions', { status: 'compliance_review' });
  const sample = `sample ${formatKpiValue(sampleHeadlineKpis.pipeline, 'usd')}`;
  const open = formatCount(pipeline.count, 'open contract');
  return (
    <KpiRow label="Needs attention">
      <Kpi
        label="Held"
        icon="pause"
        value={formatCompactUsd(held.usd)}
        note={`${formatCount(held.count, 'payment')} in compliance review`}
        hint="Total of the payments in compliance review, in US dollars at sample exchange rates."
        {...(heldList !== undefined && { href: heldList })}
      />
      <Kpi
        label="Due today"
        icon="calendar"
        value={dueToday && formatNumber(dueToday.tasks)}
        note={
          dueToday &&
          `${formatCount(dueToday.payments, 'payment')}, ${formatCompactUsd(dueToday.usd)}`
        }
        hint="Your tasks due today and the total of their payments."
      />
      <Kpi
        label="Pipeline"
        icon="document"
        value={formatCompactUsd(pipeline.usd)}
        note={isOwn ? open : `${open} · ${sample}`}
        hint="Total value of contracts not yet signed."
      />
      <Kpi
        label="Exceptions"
        icon="warning"
        tone={failedPayments + overdueMilestones > 0 ? 'danger' : 'neutral'}
        value={formatNumber(failedPayments + overdueMilestones)}
        note={`${formatCount(failedPayments, 'failed payment')}, ${formatCount(overdueMilestones, 'overdue milestone')}`}
        hint="Payments that failed and process milestones that are overdue."
      />
    </KpiRow>
  );
}
