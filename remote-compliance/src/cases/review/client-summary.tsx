import { riskLevelDisplay } from 'shared-kernel/domain/lifecycle';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { DescriptionGrid } from 'shared-kernel/records';
import { Link, useRecordPath } from 'shared-kernel/shell';
import { Section, StatusTag } from 'shared-kernel/ui';
import { useClientOfRecord, useRecordWithCurrentClient } from 'shared-kernel/workspace';
import { getScoreBandDisplay, formatScore } from '../../screening/score-band';
import { ScreeningTags } from '../../screening/screening-tags';
import styles from '../../records/row.module.css';

export function ClientSummary({ reviewCase }: { readonly reviewCase: ReviewCase }) {
  const client = useClientOfRecord(reviewCase);
  const shown = useRecordWithCurrentClient(reviewCase);
  const recordPath = useRecordPath();
  return (
    <Section title="Client" look="plain">
      <DescriptionGrid
        items={
          client
            ? [
                {
                  label: 'Company',
                  value: <Link to={recordPath('clients', client.id)}>{client.companyName}</Link>,
                },
                {
                  label: 'Compliance score',
                  value: (
                    <StatusTag view={getScoreBandDisplay(client)} size="small">
                      {formatScore(client)}
                    </StatusTag>
                  ),
                },
                {
                  label: 'Risk',
                  value: <StatusTag view={riskLevelDisplay[client.riskLevel]} size="small" />,
                },
                {
                  label: 'Screenings',
                  value: (
                    <span className={styles.tight}>
                      <ScreeningTags {...client} />
                    </span>
                  ),
                },
              ]
            : [{ label: 'Company', value: shown.client }]
        }
      />
    </Section>
  );
}
