import { formatDateTime, formatRelative } from '../../format';
import { Tooltip } from '../overlay/tooltip';

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
 * <RelativeTime at={backup.at} now={now} />
 */
export const RelativeTime = ({ at, now }: RelativeTimeProps) => (
  <Tooltip content={formatDateTime(at)}>
    <time dateTime={at}>{formatRelative(at, now)}</time>
  </Tooltip>
);
