import type { NotificationCounts } from './notification-counts';
import type { NotificationTab } from './notification-views';
import { formatNumber } from 'shared-kernel/format';
import { Kpi, KpiRow } from 'shared-kernel/ui';
import { setRead, useAvailability } from 'shared-kernel/workspace';

interface NotificationSummaryProps {
  /** Absent while they are being counted. */
  readonly counts: NotificationCounts | undefined;
  readonly tab: NotificationTab;
  readonly onTab: (tab: NotificationTab) => void;
}

/** The four summary cards; each leads to the tab it counts (N1), in the order of the tabs where those can be worked in. */
export function NotificationSummary({ counts, tab, onTab }: NotificationSummaryProps) {
  const isSample = useAvailability(setRead).state === 'inert';
  const cards = [
    { tab: 'all', label: 'Total', icon: 'bell', value: counts?.total },
    { tab: 'unread', label: 'Unread', icon: 'mail', value: counts?.unread },
    { tab: 'action', label: 'Action required', icon: 'flag', value: counts?.actionRequired },
    { tab: 'starred', label: 'Starred', icon: 'star', value: counts?.starred },
  ] as const;
  const [total, unread, action, starred] = cards;
  return (
    <KpiRow label="Notification summary" isSlim>
      {(isSample ? cards : [total, unread, starred, action]).map((card) => (
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
