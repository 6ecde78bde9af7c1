import { formatDateTime, formatRelative } from '../format';

export interface RelativeTimeProps {
  /** ISO 8601. */
  readonly at: string;
  /** ISO 8601; the workspace's clock. */
  readonly now: string;
}

/** “3 days ago”, with the exact time and its zone on hover and for machines. */
export function RelativeTime({ at, now }: RelativeTimeProps) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRelative(at, now)}
    </time>
  );
}
