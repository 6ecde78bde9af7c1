import type { Client } from '../../domain/client';
import type { ComplianceRecord } from '../../domain/compliance';
import type { Notification } from '../../domain/notification';
import type { Transaction } from '../../domain/transaction';
import type { AuditEntry } from '../../domain/audit';
import type { CollectionName, RecordOf } from '../database/collections';

/**
 * The source of notifications about payments that were held or rejected. Old notifications from this source lack the
 * field `isInternal`.
 */
const deskSource = 'Transaction Dashboard';

const isInternalNotification = ({ category, source, isInternal }: Notification): boolean =>
  isInternal === true || category === 'compliance' || source === deskSource;

const internalSubjects: readonly string[] = ['cases', 'complianceRecords'];

const internalActions = /^(case|compliance)\./;

const isInternalEntry = ({ action, subject }: AuditEntry): boolean =>
  internalSubjects.includes(subject.collection) || internalActions.test(action);

type Rules<T> = { readonly [C in CollectionName]?: (record: RecordOf<C>) => T };

/** Rules that hide records about the reviewers’ work, because a company must not learn of a sanctions hit. */
const internal: Rules<boolean> = {
  cases: () => true,
  notifications: isInternalNotification,
  auditEntries: isInternalEntry,
};

/** Whether a record is hidden from the company that it is related to. */
export function isInternalRecord(collection: CollectionName, record: object): boolean {
  const rule = internal[collection] as ((record: object) => boolean) | undefined;
  return rule?.(record) ?? false;
}

type Screened = Pick<Client, 'kycStatus' | 'amlStatus'>;

/** Replaces the status `flagged` by `pending`, because it would reveal a sanctions hit to the company. */
const withoutFlags = <T extends Screened>(record: T): T => ({
  ...record,
  kycStatus: record.kycStatus === 'flagged' ? 'pending' : record.kycStatus,
  amlStatus: record.amlStatus === 'flagged' ? 'pending' : record.amlStatus,
});

/** Hides failed checks and all comments, because they would reveal a sanctions hit. */
function withoutResults(transaction: Transaction): Transaction {
  const { holdReason: _hold, failureReason: _failure, ...shown } = transaction;
  return {
    ...shown,
    processingSteps: shown.processingSteps.map(({ comment: _comment, ...step }) =>
      step.status === 'failed' ? { step: step.step, status: 'pending' } : step,
    ),
  };
}

function withoutReviews(record: ComplianceRecord): ComplianceRecord {
  const { screeningEvents: _events, signOffs, ...shown } = withoutFlags(record);
  return {
    ...shown,
    flaggedIssues: [],
    milestones: shown.milestones.map((milestone) => ({
      ...milestone,
      comments: '',
      status: milestone.status === 'flagged' ? 'current' : milestone.status,
    })),
    ...(signOffs && { signOffs: signOffs.map(({ comment: _comment, ...signOff }) => signOff) }),
  };
}

function withoutRemarks(client: Client): Client {
  const shown = withoutFlags(client);
  const { organizationData } = shown;
  return {
    ...shown,
    documents: shown.documents.map(({ comment: _comment, ...document }) => document),
    organizationData: {
      ...organizationData,
      complianceHistory: organizationData.complianceHistory.map((check) => ({
        ...check,
        status: check.status === 'failed' ? 'pending' : check.status,
        details: '',
      })),
    },
  };
}

/** Removes the note and the changed values from an audit entry, except from entries about user profiles. */
function withoutDetails(entry: AuditEntry): AuditEntry {
  if (entry.subject.collection === 'profiles') return entry;
  const { note: _note, before: _before, after: _after, ...shown } = entry;
  return shown;
}

const redactions: { readonly [C in CollectionName]?: (record: RecordOf<C>) => RecordOf<C> } = {
  transactions: withoutResults,
  complianceRecords: withoutReviews,
  clients: withoutRemarks,
  auditEntries: withoutDetails,
};

const redacted = new WeakMap<object, object>();

/**
 * Returns the record as its company may see it, without internal remarks. The result is the same object for the same
 * record.
 */
export function redactForCompany<T extends object>(collection: CollectionName, record: T): T {
  const redact = redactions[collection] as ((record: T) => T) | undefined;
  if (!redact) return record;
  const shown = (redacted.get(record) as T | undefined) ?? redact(record);
  redacted.set(record, shown);
  return shown;
}
