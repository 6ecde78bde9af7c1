import { getAuditActionLabel, type AuditEntry } from '../domain/audit';
import { createAuditSubject } from '../workspace/commands/audit-entries';
import type { EvidencePackContents } from './pack-contents';

export interface EvidenceDecision {
  readonly subject: AuditEntry['subject'];
  readonly what: string;
  readonly by?: string | undefined;
  readonly at?: string | undefined;
  readonly reason?: string | undefined;
  readonly from: 'log' | 'record';
}

const logged = (entries: readonly AuditEntry[]): EvidenceDecision[] =>
  entries
    .filter(({ isDecision }) => isDecision)
    .map(({ subject, actor, at, note, ...entry }) => ({
      subject,
      what: getAuditActionLabel(entry),
      by: actor,
      at,
      reason: note,
      from: 'log',
    }));

const from = 'record' as const;

const ofCases = ({ complianceRecords }: EvidencePackContents['records']): EvidenceDecision[] =>
  complianceRecords.flatMap((record) => {
    const subject = createAuditSubject('complianceRecords', record);
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

const ofContracts = ({ contracts }: EvidencePackContents['records']): EvidenceDecision[] =>
  contracts.flatMap((contract) =>
    contract.signatories
      .filter(({ status }) => status !== 'pending')
      .map(({ name, status, signedDate }) => ({
        subject: createAuditSubject('contracts', contract),
        what: `Signature: ${status}`,
        by: name,
        at: signedDate,
        from,
      })),
  );

const ofPayments = ({ transactions }: EvidencePackContents['records']): EvidenceDecision[] =>
  transactions.flatMap((payment) =>
    (payment.signOffs ?? []).map(({ desk, by, at }) => ({
      subject: createAuditSubject('transactions', payment),
      what: `Sign-off: ${desk}`,
      by,
      at,
      from,
    })),
  );

const ofReviews = ({ cases }: EvidencePackContents['records']): EvidenceDecision[] =>
  cases.flatMap((one) =>
    one.decisions.flatMap(({ outcome, name, at, reason, end }) => {
      const subject = createAuditSubject('cases', one);
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

export const listEvidenceDecisions = ({
  records,
  entries,
}: EvidencePackContents): EvidenceDecision[] => [
  ...ofCases(records),
  ...ofContracts(records),
  ...ofPayments(records),
  ...ofReviews(records),
  ...logged(entries),
];
