import { formatDate, formatDateTime } from '../../format';
import { formatMinute } from '../../format/date';
import { Tooltip } from '../overlay/tooltip';

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
