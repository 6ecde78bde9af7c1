import type { AuditEntry } from '../audit';
import { omitAuditDetails } from '../audit/omit-audit-details';
import type { Client } from '../client';
import type { ComplianceRecord } from '../compliance';
import type { Notification } from '../notification';
import type { Transaction } from '../transaction';

/**
 * The source of notifications about held and rejected payments. Older notifications of this source have no field
 * `isInternal`.
 */
const deskSource = 'Transaction Dashboard';

const isInternalNotification = ({ category, source, isInternal }: Notification): boolean =>
  isInternal === true || category === 'compliance' || source === deskSource;

const internalSubjects: readonly string[] = ['cases', 'complianceRecords'];

const internalActions = /^(case|compliance)\./;

const isInternalEntry = ({ action, subject }: AuditEntry): boolean =>
  internalSubjects.includes(subject.collection) || internalActions.test(action);

/** Whether a record is hidden from its own company, because a client must not learn of a sanctions hit. */
export function isInternalRecord(collection: string, record: object): boolean {
  if (collection === 'notifications') return isInternalNotification(record as Notification);
  if (collection === 'auditEntries') return isInternalEntry(record as AuditEntry);
  return collection === 'cases';
}

type Screened = Pick<Client, 'kycStatus' | 'amlStatus'>;

/** A flag would reveal a sanctions hit, so the company sees a pending screening until a decision. */
const withoutFlags = <T extends Screened>(record: T): T => ({
  ...record,
  kycStatus: record.kycStatus === 'flagged' ? 'pending' : record.kycStatus,
  amlStatus: record.amlStatus === 'flagged' ? 'pending' : record.amlStatus,
});

/** Hides failed checks and their comments, because they would reveal a sanctions hit. */
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

/** Users may see changes to their own profile. */
const withoutForeignDetails = (entry: AuditEntry): AuditEntry =>
  entry.subject.collection === 'profiles' ? entry : omitAuditDetails(entry);

function redact(collection: string, record: object): object {
  switch (collection) {
    case 'transactions':
      return withoutResults(record as Transaction);
    case 'complianceRecords':
      return withoutReviews(record as ComplianceRecord);
    case 'clients':
      return withoutRemarks(record as Client);
    case 'auditEntries':
      return withoutForeignDetails(record as AuditEntry);
    default:
      return record;
  }
}

const redacted = new WeakMap<object, object>();

/** The record as its company sees it, without internal remarks. Returns the same object for the same record. */
export function redactForCompany<T extends object>(collection: string, record: T): T {
  const shown = redacted.get(record) ?? redact(collection, record);
  redacted.set(record, shown);
  return shown as T;
}
