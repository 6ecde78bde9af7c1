import { formatDateTime, formatRelativeTime, formatDate } from '../../format';
import { Tooltip } from '../overlay/tooltip';
import { formatDateTimeWithoutZone } from '../../format/date';

export interface RelativeTimeProps {
  /** The time to show, in ISO 8601. */
  readonly at: string;
  /** The current time of the workspace, in ISO 8601. */
  readonly now: string;
}

/**
 * A relative time such as “3 days ago”. The `dateTime` attribute contains the exact time. A tooltip also shows the
 * exact time, if tooltips are on.
 */
export const RelativeTime = ({ at, now }: RelativeTimeProps) => (
  <Tooltip content={formatDateTime(at)}>
    <time dateTime={at}>{formatRelativeTime(at, now)}</time>
  </Tooltip>
);

export interface ShortTimeProps {
  /** The time to show, in ISO 8601. */
  readonly at: string;
  readonly isDay?: boolean;
}

/**
 * A date and time for table columns. The `dateTime` attribute contains the exact time. A tooltip also shows the exact
 * time, if tooltips are on.
 */
export const ShortTime = ({ at, isDay = false }: ShortTimeProps) => (
  <Tooltip content={formatDateTime(at)}>
    <time dateTime={at}>{isDay ? formatDate(at) : formatDateTimeWithoutZone(at)}</time>
  </Tooltip>
);
