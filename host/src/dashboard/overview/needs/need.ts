import type { FigureRecords } from 'shared-kernel/domain/overview';
import type { PortalKey } from 'shared-kernel/domain/portal';
import type { IconName, Tone } from 'shared-kernel/domain/status';
import { daysBetween, formatNumber, formatRelative } from 'shared-kernel/format';
import type { MayDo } from 'shared-kernel/workspace';

/** What can wait for a person, the most pressing first. */
export const needKeys = [
  'late',
  'held',
  'due',
  'declined',
  'execute',
  'sign-off',
  'signature',
  'review',
  'document',
  'screening',
  'case',
] as const;

export type NeedKey = (typeof needKeys)[number];

/** What the list of needs can be narrowed to: a declined signature is among the signatures. */
export type NeedGroup = Exclude<NeedKey, 'declined'>;

/** In the order of the chips. */
export const needGroups: readonly NeedGroup[] = needKeys.filter((key) => key !== 'declined');

/** How each chip reads. */
export const needGroupLabel: Record<NeedGroup, string> = {
  late: 'Late',
  held: 'Held',
  due: 'Due today',
  execute: 'To execute',
  'sign-off': 'Sign-offs',
  signature: 'Signatures',
  review: 'Reviews',
  document: 'Documents',
  screening: 'Screenings',
  case: 'Flagged issues',
};

interface NeedView {
  readonly group: NeedGroup;
  readonly icon: IconName;
  readonly tone: Tone;
}

/** How a row of each kind looks, and the chip that counts it. Red has failed or is late, amber is to be done here. */
export const needView: Record<NeedKey, NeedView> = {
  late: { group: 'late', icon: 'alert', tone: 'danger' },
  held: { group: 'held', icon: 'pause', tone: 'warning' },
  due: { group: 'due', icon: 'calendar', tone: 'warning' },
  declined: { group: 'signature', icon: 'close-circle', tone: 'danger' },
  execute: { group: 'execute', icon: 'play', tone: 'warning' },
  'sign-off': { group: 'sign-off', icon: 'check-circle', tone: 'warning' },
  signature: { group: 'signature', icon: 'signature', tone: 'neutral' },
  review: { group: 'review', icon: 'gavel', tone: 'warning' },
  document: { group: 'document', icon: 'document', tone: 'warning' },
  screening: { group: 'screening', icon: 'shield', tone: 'warning' },
  case: { group: 'case', icon: 'flag', tone: 'neutral' },
};

/** Something that waits for a person: one record, and what is to be done with it. */
export interface Need {
  readonly key: NeedKey;
  /** The kind of the record, as the remotes describe where each kind opens. */
  readonly kind: 'transactions' | 'processes' | 'contracts' | 'clients' | 'compliance';
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly amount?: string;
  /** The moment or the day since when it waits; of a milestone the day that it is due. */
  readonly since: string;
  /** What its button says. */
  readonly action: string;
  /** What narrows the list that it opens in to all that wait alike, in the order of the rows. */
  readonly filters: Readonly<Record<string, string>>;
}

/** What a record waits for, without the record. */
export type Waiting = Pick<Need, 'key' | 'detail' | 'action' | 'filters'>;

/** Everything that one record waits for. */
export const needsOf = (
  record: Omit<Need, keyof Waiting>,
  waiting: readonly (Waiting | undefined)[],
): Need[] => waiting.flatMap((each) => (each ? [{ ...each, ...record }] : []));

/** Tells one row from another: a record can wait in several ways. */
export const keyOf = ({ key, id }: Pick<Need, 'key' | 'id'>): string => `${key} ${id}`;

/** Among what and for whom something is looked for; `now` is an ISO instant. */
export interface NeedsRequest {
  readonly records: FigureRecords;
  readonly may: MayDo;
  /** Whose tasks these are; no one completes what they submitted themselves. */
  readonly portal?: PortalKey;
  readonly now: string;
}

/** How long it waits or how late it is: `3 days late`, `Due today`, `21 hours ago`. */
export function needAge({ key, since }: Pick<Need, 'key' | 'since'>, now: string): string {
  const days = daysBetween(since, now);
  if (key === 'due') return 'Due today';
  if (key === 'late') return `${formatNumber(days)} ${days === 1 ? 'day' : 'days'} late`;
  const isDay = since.length === 'YYYY-MM-DD'.length;
  if (isDay && days === 0) return 'today';
  return isDay && days === 1 ? 'yesterday' : formatRelative(since, now);
}
