import { formatDateTime, formatRelative, formatDate } from '../../format';
import { Tooltip } from '../overlay/tooltip';
import { formatMinute } from '../../format/date';

export interface RelativeTimeProps {
  /** ISO 8601. */
  readonly at: string;
  /** ISO 8601; the workspace's clock. */
  readonly now: string;
}

/**
 * “3 days ago”, with the exact time and its zone for machines and, where tooltips are shown, on hover.
 *
 * @example
 * <RelativeTime at={restorePoint.at} now={now} />
 */
export const RelativeTime = ({ at, now }: RelativeTimeProps) => (
  <Tooltip content={formatDateTime(at)}>
    <time dateTime={at}>{formatRelative(at, now)}</time>
  </Tooltip>
);

export interface ShortTimeProps {
  /** ISO 8601. */
  readonly at: string;
  /** Says the day alone. */
  readonly isDay?: boolean;
}

/**
 * A moment for a column of many, with the exact time and its zone for machines and, where tooltips are shown, on hover.
 *
 * @example
 * <ShortTime at={milestone.dueDate} isDay />
 */
export const ShortTime = ({ at, isDay = false }: ShortTimeProps) => (
  <Tooltip content={formatDateTime(at)}>
    <time dateTime={at}>{isDay ? formatDate(at) : formatMinute(at)}</time>
  </Tooltip>
);
