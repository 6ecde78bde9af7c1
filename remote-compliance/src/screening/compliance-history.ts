import type { Client } from 'shared-kernel/domain/client';
import { toLocalDate } from 'shared-kernel/format';
import { getNextId } from 'shared-kernel/domain/record';

export type ComplianceCheck = Client['organizationData']['complianceHistory'][number];

interface HistoryEvent {
  readonly type: string;
  readonly status: ComplianceCheck['status'];
  readonly comment: string;
  readonly reviewer: string;
}

export const adjustScore = (score: number, change: number): number =>
  Math.min(100, Math.max(0, score + change));

/** Describes a change of the compliance score. Returns “is unchanged at 100” if the score has reached its limit. */
export const formatScoreChange = (before: number, after: number): string =>
  before === after ? `is unchanged at ${after}` : `changed from ${before} to ${after}`;

/** Adds an entry to the end of a client's compliance history. The client's last activity becomes `now`. */
export function addHistoryEntry(
  client: Client,
  { type, status, comment, reviewer }: HistoryEvent,
  now: Date,
): Client {
  const { complianceHistory } = client.organizationData;
  const entry = {
    id: getNextId(
      `${client.id}-H`,
      complianceHistory.map(({ id }) => id),
    ),
    date: toLocalDate(now),
    type,
    status,
    details: comment === '' ? `Decided by ${reviewer}` : `${comment} (${reviewer})`,
  };
  return {
    ...client,
    lastActivity: now.toISOString(),
    organizationData: {
      ...client.organizationData,
      complianceHistory: [...complianceHistory, entry],
    },
  };
}
