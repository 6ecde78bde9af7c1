import { addDays, toLocalDate } from 'shared-kernel/format';
import { screenings } from '../compliance/screening-event';
import { toClientReference, createClientDirectory, type Client } from '../client';
import { getEnteredClientName, type ClientReference } from '../client/client-reference';
import { getScreeningHistory, listScreeningsToReview, type ComplianceRecord } from '../compliance';
import { findDueMilestones, type Process } from '../process';
import { convertToUsd, type Transaction } from '../transaction';
import { caseDeciders } from './case-cause';
import { findEffectiveDecision } from './case-decisions';
import type { ReviewCase } from './review-case.schema';

type Risk = ReviewCase['riskLevel'];

/** Time limit in days for deciding a review case, by risk level. */
export const maxDaysToDecide: Readonly<Record<Risk, number>> = { high: 2, medium: 5, low: 10 };

/** The reason for opening a review case, with the subject and client of the case. */
export interface CaseTrigger extends Pick<
  ReviewCase,
  'subject' | 'cause' | 'since' | 'name' | 'riskLevel' | 'amount'
> {
  readonly client: ClientReference;
}

/**
 * A match between a client’s name and a sanctions list entry. `since` distinguishes the match from earlier matches with
 * the same entry.
 */
export interface SanctionsHit {
  readonly record: ComplianceRecord;
  readonly client?: ClientReference;
  readonly name: string;
  readonly entryId: string;
  readonly since: string;
}

export interface CaseRecords {
  readonly clients?: readonly Client[];
  readonly complianceRecords?: readonly ComplianceRecord[];
  readonly transactions?: readonly Transaction[];
  readonly processes?: readonly Process[];
  readonly hits?: readonly SanctionsHit[];
  readonly others?: readonly CaseTrigger[];
}

function riskOfScore(score: number): Risk {
  if (score < 85) return 'high';
  return score < 95 ? 'medium' : 'low';
}

const riskOfPriority: Readonly<Record<Process['priority'], Risk>> = {
  critical: 'high',
  high: 'high',
  medium: 'medium',
  low: 'low',
};

const createScreeningTriggers = (record: ComplianceRecord): CaseTrigger[] =>
  screenings
    .filter((screening) => listScreeningsToReview(record).includes(screening))
    .map((screening) => ({
      subject: { kind: 'client', id: record.id, part: screening },
      cause: record[`${screening}Status`] === 'flagged' ? 'screening_flagged' : 'screening_due',
      since: getScreeningHistory(record, screening).at(-1)?.at ?? '',
      name: `${screening.toUpperCase()} screening: ${record.name}`,
      riskLevel: record.riskLevel,
      client: toClientReference(record),
    }));

const createHitTrigger = ({ record, client, name, entryId, since }: SanctionsHit): CaseTrigger => ({
  subject: { kind: 'client', id: record.id, part: entryId },
  cause: 'sanctions_hit',
  since,
  name: `${name} (${entryId})`,
  riskLevel: 'high',
  client: client ?? toClientReference(record),
});

const createReviewTrigger = (transaction: Transaction): CaseTrigger => ({
  subject: { kind: 'transaction', id: transaction.id },
  cause: 'compliance_review',
  since:
    transaction.heldAt ??
    transaction.processingSteps.findLast(({ timestamp }) => timestamp)?.timestamp ??
    transaction.timestamp,
  name: transaction.reference,
  riskLevel: riskOfScore(transaction.complianceScore),
  amount: convertToUsd(transaction),
  client: transaction,
});

const createRejectionTriggers = ({
  id,
  companyName,
  documents,
  riskLevel,
}: Client): CaseTrigger[] =>
  documents
    .filter(({ status }) => status === 'rejected')
    .map((document) => ({
      subject: { kind: 'document', id, part: document.id },
      cause: 'document_rejected',
      since: document.uploadDate,
      name: document.name,
      riskLevel,
      client: { clientId: id, client: companyName },
    }));

const createDelayTriggers = (process: Process, now: string): CaseTrigger[] =>
  findDueMilestones(process, { due: 'late' }, now).map((milestone) => ({
    subject: { kind: 'process', id: process.id, part: milestone.id },
    cause: 'milestone_overdue',
    since: milestone.dueDate,
    name: `Overdue: ${milestone.name}, ${process.name}`,
    riskLevel: riskOfPriority[process.priority],
    amount: convertToUsd({ amount: process.value, currency: process.currency }),
    client: process,
  }));

function listTriggers(records: CaseRecords, now: string): CaseTrigger[] {
  const { complianceRecords = [], transactions = [], clients = [], processes = [] } = records;
  const { hits = [], others = [] } = records;
  return [
    ...hits.map(createHitTrigger),
    ...others,
    ...complianceRecords.flatMap(createScreeningTriggers),
    ...transactions.filter(({ status }) => status === 'compliance_review').map(createReviewTrigger),
    ...clients.flatMap(createRejectionTriggers),
    ...processes.flatMap((process) => createDelayTriggers(process, now)),
  ];
}

const keyOf = ({ subject, cause }: Pick<ReviewCase, 'subject' | 'cause'>): string =>
  JSON.stringify([cause, subject.kind, subject.id, subject.part ?? '']);

const subjectOf = ({ subject }: Pick<ReviewCase, 'subject'>): string =>
  `${subject.kind}/${subject.id}`;

/**
 * Creates a review case. Returns `undefined` if a case with the same subject and cause is unresolved or was opened for
 * the same event.
 */
function caseBeside(
  trigger: CaseTrigger,
  alike: readonly ReviewCase[],
  now: string,
): ReviewCase | undefined {
  const { client, ...facts } = trigger;
  const { subject, cause, since, riskLevel } = facts;
  if (alike.some((one) => !findEffectiveDecision(one) || one.since === since)) return undefined;
  const { clientId } = client;
  const parts = [subject.id, subject.part, cause, alike.length > 0 && String(alike.length + 1)];
  return {
    ...facts,
    id: ['RC', ...parts.filter(Boolean)].join('-'),
    client: getEnteredClientName(client) ?? '',
    ...(clientId !== undefined && { clientId }),
    openedAt: now,
    due: addDays(toLocalDate(now), maxDaysToDecide[riskLevel]),
    queue: caseDeciders[subject.kind][0],
    comments: [],
    evidence: [],
    decisions: [],
  };
}

/** Returns the review cases that the current records require and that do not exist yet. */
export function createMissingCases(
  records: CaseRecords,
  standing: readonly ReviewCase[],
  now: string,
): ReviewCase[] {
  const directory = createClientDirectory(records.clients ?? []);
  const known = new Map<string, ReviewCase[]>();
  const openSubjects = new Set<string>();
  const know = (one: ReviewCase) => {
    if (!findEffectiveDecision(one)) openSubjects.add(subjectOf(one));
    const alike = known.get(keyOf(one));
    if (alike) alike.push(one);
    else known.set(keyOf(one), [one]);
  };
  for (const one of standing) know(one);
  const opened: ReviewCase[] = [];
  for (const trigger of listTriggers(records, now)) {
    const clientId = trigger.client.clientId ?? directory.idOf(trigger.client);
    // The decision in a review case of a payment also ends the hold of the payment, so no second case is opened.
    if (trigger.cause === 'compliance_review' && openSubjects.has(subjectOf(trigger))) continue;
    const alike = known.get(keyOf(trigger)) ?? [];
    const next = caseBeside({ ...trigger, client: { ...trigger.client, clientId } }, alike, now);
    if (!next) continue;
    opened.push(next);
    know(next);
  }
  return opened;
}
