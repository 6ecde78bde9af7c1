import { isEnvelopeOpen } from 'shared-kernel/domain/contract';
import type { FigureRecords } from 'shared-kernel/domain/overview';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dueMilestones, type DueFilter } from 'shared-kernel/domain/process';
import type { IconName, Tone } from 'shared-kernel/domain/status';

type Records = Pick<FigureRecords, 'transactions' | 'contracts' | 'processes'>;

/** Among what, for whom and when something is looked for: `now` is an ISO instant. */
export interface NeedsRequest {
  readonly records: Records;
  readonly portal: PortalKey;
  readonly now: string;
}

interface NeedView {
  readonly label: string;
  readonly icon: IconName;
  /** How it looks while there is any. */
  readonly tone: Tone;
  /** What is counted, in one sentence. */
  readonly meaning: string;
}

/** What can wait for a person, the most pressing first. */
export const needs = ['held', 'due', 'signature', 'review', 'late'] as const;

export type NeedKey = (typeof needs)[number];

export const needView: Record<NeedKey, NeedView> = {
  held: {
    label: 'Held payments',
    icon: 'pause',
    tone: 'warning',
    meaning: 'Transactions in compliance review, to be released or rejected.',
  },
  due: {
    label: 'Due today',
    icon: 'calendar',
    tone: 'info',
    meaning: 'Processes with an open milestone of today.',
  },
  signature: {
    label: 'Waiting for a signature',
    icon: 'signature',
    tone: 'info',
    meaning: 'Contracts whose envelope is out for the next signature.',
  },
  review: {
    label: 'Waiting for legal review',
    icon: 'gavel',
    tone: 'info',
    meaning: 'Contracts that were sent to legal review.',
  },
  late: {
    label: 'Late',
    icon: 'alert',
    tone: 'danger',
    meaning: 'Processes with a milestone that was due before today.',
  },
};

/** What waits for whom. Who only reads has nothing waiting. */
const needsOfPortal: Record<PortalKey, readonly NeedKey[]> = {
  admin: ['held', 'due', 'signature', 'late'],
  client: ['due', 'signature', 'late'],
  law_firm: ['review'],
  banking: ['held'],
  vendor: ['due', 'late'],
  regulator: [],
};

/** How many wait, and the list that shows them one for one: a kind of record and the filter of its list. */
export interface Need {
  readonly key: NeedKey;
  readonly count: number;
  readonly kind: keyof Records;
  readonly query: Readonly<Record<string, string>>;
}

const counted = <T>(records: readonly T[], isOne: (record: T) => boolean): number =>
  records.reduce((sum, record) => sum + Number(isOne(record)), 0);

function dueNeed({ records, portal, now }: NeedsRequest, due: DueFilter['due']) {
  const filter: DueFilter = portal === 'vendor' ? { due, assignee: 'vendor' } : { due };
  return {
    count: counted(records.processes, (process) => dueMilestones(process, filter, now).length > 0),
    kind: 'processes',
    query: { ...filter },
  } as const;
}

function needOf(key: NeedKey, request: NeedsRequest): Omit<Need, 'key'> {
  const { records } = request;
  switch (key) {
    case 'held':
      return {
        count: counted(records.transactions, ({ status }) => status === 'compliance_review'),
        kind: 'transactions',
        query: { status: 'compliance_review' },
      };
    case 'signature':
      return {
        count: counted(records.contracts, isEnvelopeOpen),
        kind: 'contracts',
        query: { show: 'to-sign' },
      };
    case 'review':
      return {
        count: counted(records.contracts, ({ status }) => status === 'pending_review'),
        kind: 'contracts',
        query: { status: 'pending_review' },
      };
    case 'due':
      return dueNeed(request, 'today');
    case 'late':
      return dueNeed(request, 'late');
  }
}

/** What waits for a person in a portal, in order; one that waits for nobody is there with nought. */
export const needsYou = (request: NeedsRequest): readonly Need[] =>
  needsOfPortal[request.portal].map((key) => ({ key, ...needOf(key, request) }));
