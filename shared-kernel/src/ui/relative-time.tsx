import { use } from 'react';
import { formatDateTime, formatRelative } from '../format';
import { TipContext } from './tip-context';

export interface RelativeTimeProps {
  /** ISO 8601. */
  readonly at: string;
  /** ISO 8601; the workspace's clock. */
  readonly now: string;
}

/** “3 days ago”, with the exact time and its zone for machines and, where tooltips are shown, on hover. */
export function RelativeTime({ at, now }: RelativeTimeProps) {
  const hasTips = use(TipContext);
  return (
    <time dateTime={at} title={hasTips ? formatDateTime(at) : undefined}>
      {formatRelative(at, now)}
    </time>
  );
}
