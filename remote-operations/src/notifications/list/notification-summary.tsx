import type { NotificationCounts } from './notification-counts';
import type { NotificationTab } from './notification-views';
import { formatNumber } from 'shared-kernel/format';
import { Kpi, KpiRow } from 'shared-kernel/ui';

interface NotificationSummaryProps {
  /** Absent while they are being counted. */
  readonly counts: NotificationCounts | undefined;
  readonly tab: NotificationTab;
  readonly onTab: (tab: NotificationTab) => void;
}

/** The four summary cards; each leads to the tab it counts (N1). */
export function NotificationSummary({ counts, tab, onTab }: NotificationSummaryProps) {
  const cards = [
    { tab: 'all', label: 'Total', icon: 'bell', value: counts?.total },
    { tab: 'unread', label: 'Unread', icon: 'mail', value: counts?.unread },
    { tab: 'action', label: 'Action required', icon: 'flag', value: counts?.actionRequired },
    { tab: 'starred', label: 'Starred', icon: 'star', value: counts?.starred },
  ] as const;
  return (
    <KpiRow label="Notification summary" isSlim>
      {cards.map((card) => (
        <Kpi
          key={card.tab}
          label={card.label}
          icon={card.icon}
          value={card.value === undefined ? undefined : formatNumber(card.value)}
          isSelected={card.tab === tab}
          onSelect={() => onTab(card.tab)}
        />
      ))}
    </KpiRow>
  );
}
