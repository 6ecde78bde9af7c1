import { complianceCheckStatusDisplay } from './organization-displays';
import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceCheck } from '../../screening/compliance-history';
import { formatDate, createNewestFirstComparator } from 'shared-kernel/format';
import { EmptyState, RecordText, Section, Stack, StatusTag, Timeline } from 'shared-kernel/ui';
import { RecordAuditTrail } from '../../records/record-audit-trail';
import styles from '../../records/row.module.css';

const toItem = ({ id, date, type, status, details }: ComplianceCheck) => {
  const { tone, icon } = complianceCheckStatusDisplay[status];
  return {
    id,
    tone,
    icon,
    title: (
      <span className={styles.row}>
        <RecordText whole>{type}</RecordText>
        <StatusTag view={complianceCheckStatusDisplay[status]} size="small" />
      </span>
    ),
    meta: formatDate(date),
    body: details,
  };
};

export function HistorySection({ client }: { readonly client: Client }) {
  const { complianceHistory } = client.organizationData;
  return (
    <Stack>
      <Section title="Compliance history" look="plain">
        {complianceHistory.length === 0 ? (
          <EmptyState
            title="No checks yet"
            description="Decisions on milestones and documents appear here."
          />
        ) : (
          <Timeline
            label="Compliance history"
            items={complianceHistory
              .toReversed()
              .toSorted(createNewestFirstComparator(({ date }) => date))
              .map(toItem)}
          />
        )}
      </Section>
      <RecordAuditTrail collection="clients" id={client.id} noun="client" />
    </Stack>
  );
}
