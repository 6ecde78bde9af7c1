import { auditActionLabel, type AuditEntry } from '../domain/audit';
import { subjectOf } from '../workspace/commands/audit-log';
import type { PackContents } from './pack-contents';

export interface Decision {
  readonly subject: AuditEntry['subject'];
  readonly what: string;
  readonly by?: string | undefined;
  readonly at?: string | undefined;
  readonly reason?: string | undefined;
  readonly from: 'log' | 'record';
}

const logged = (entries: readonly AuditEntry[]): Decision[] =>
  entries
    .filter(({ isDecision }) => isDecision)
    .map(({ subject, actor, at, note, ...entry }) => ({
      subject,
      what: auditActionLabel(entry),
      by: actor,
      at,
      reason: note,
      from: 'log',
    }));

const from = 'record' as const;

const ofCases = ({ complianceRecords }: PackContents['records']): Decision[] =>
  complianceRecords.flatMap((record) => {
    const subject = subjectOf('complianceRecords', record);
    const { screeningEvents = [], signOffs = [] } = record;
    return [
      ...screeningEvents.map(({ screening, step, by, at, reason }) => ({
        subject,
        what: `${screening.toUpperCase()}: ${step}`,
        by,
        at,
        reason,
        from,
      })),
      ...signOffs.map(({ party, by, at, comment }) => ({
        subject,
        what: `Sign-off: ${party}`,
        by,
        at,
        reason: comment,
        from,
      })),
    ];
  });

const ofContracts = ({ contracts }: PackContents['records']): Decision[] =>
  contracts.flatMap((contract) =>
    contract.signatories
      .filter(({ status }) => status !== 'pending')
      .map(({ name, status, signedDate }) => ({
        subject: subjectOf('contracts', contract),
        what: `Signature: ${status}`,
        by: name,
        at: signedDate,
        from,
      })),
  );

const ofPayments = ({ transactions }: PackContents['records']): Decision[] =>
  transactions.flatMap((payment) =>
    (payment.signOffs ?? []).map(({ desk, by, at }) => ({
      subject: subjectOf('transactions', payment),
      what: `Sign-off: ${desk}`,
      by,
      at,
      from,
    })),
  );

const ofReviews = ({ cases }: PackContents['records']): Decision[] =>
  cases.flatMap((one) =>
    one.decisions.flatMap(({ outcome, name, at, reason, end }) => {
      const subject = subjectOf('cases', one);
      const words = outcome.replace('_', ' ');
      const submitted = {
        subject,
        what: `Submitted: ${words}`,
        by: name,
        at,
        reason,
        from,
      } as const;
      if (!end) return [submitted];
      const what = `Decision ${end.how}: ${words}`;
      return [submitted, { subject, what, by: end.name, at: end.at, reason: end.reason, from }];
    }),
  );

export const decisionsOf = ({ records, entries }: PackContents): Decision[] => [
  ...ofCases(records),
  ...ofContracts(records),
  ...ofPayments(records),
  ...ofReviews(records),
  ...logged(entries),
];
