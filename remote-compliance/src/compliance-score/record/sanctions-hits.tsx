import { useEffect, useMemo } from 'react';
import { toClientReference } from 'shared-kernel/domain/client';
import { sampleSanctionsList, type Finding } from 'shared-kernel/domain/sanctions';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { addDays, toLocalDate, daysBetween, formatDate } from 'shared-kernel/format';
import {
  getSampleDate,
  useClientOfRecord,
  useCommand,
  useSampleTime,
  useWorkspaceClock,
} from 'shared-kernel/workspace';
import { Button, Icon, RecordText, StatusTag } from 'shared-kernel/ui';
import { openDueReviewCases } from '../../cases/commands/open-due-review-cases';
import { useQueueUrlState } from '../../cases/queue-url-state';
import { FindingDetails } from '../../sanctions/finding-details';
import { formatHitDecision, getHitDisplay } from '../../sanctions/hit-state';
import { useScreeningFindings } from '../../sanctions/use-screening-findings';
import styles from './compliance-panels.module.css';

function SanctionsHitItem({ hit }: { readonly hit: Finding }) {
  const { openReview } = useQueueUrlState();
  const decided = formatHitDecision(hit);
  const { reviewCase } = hit;
  return (
    <li className={styles.part}>
      <h5 className={styles.head}>
        <RecordText isName>{hit.name}</RecordText>
        <StatusTag view={getHitDisplay(hit)} size="small" />
      </h5>
      <FindingDetails finding={hit} />
      {decided !== undefined && (
        <p className={styles.state}>
          <RecordText whole>{decided}</RecordText>
        </p>
      )}
      {reviewCase && (
        <div className={styles.actions}>
          <Button
            size="small"
            icon={<Icon name="audit" />}
            aria-label={`Review case: ${hit.name}`}
            onClick={() => openReview(reviewCase.id)}
          >
            Review case
          </Button>
        </div>
      )}
    </li>
  );
}

const uncomparedCount = (count: number) => (count === 1 ? '1 name' : `${count} names`);

const age = (days: number) => (days === 1 ? '1 day old' : `${days} days old`);

export function SanctionsHits({ record }: { readonly record: ComplianceRecord }) {
  const client = useClientOfRecord(useMemo(() => toClientReference(record), [record]));
  const { findings: hits, isLacking, isError } = useScreeningFindings(client, record.id);
  const { run } = useCommand(openDueReviewCases);
  useEffect(() => {
    if (isLacking) void run({});
  }, [isLacking, run]);
  const moment = useSampleTime();
  const today = toLocalDate(useWorkspaceClock());
  if (isError) return <p className={styles.state}>The sanctions list could not be loaded.</p>;
  if (!client || !hits || moment === undefined) return null;
  const uncompared = hits.filter(({ cause }) => cause === 'name_not_compared').length;
  const listed = addDays(getSampleDate(moment), -sampleSanctionsList.daysBeforeSample);
  const listAge = age(Math.max(0, daysBetween(listed, today)));
  return (
    <div role="group" aria-label="Sanctions hits" className={styles.part}>
      <h4 className={styles.head}>Sanctions hits</h4>
      <p className={styles.state}>
        {hits.some(({ cause }) => cause === 'sanctions_hit')
          ? `${sampleSanctionsList.name} of ${formatDate(listed)}, ${listAge}. The match score is separate from the compliance score.`
          : `No hits on the sample list of ${formatDate(listed)}, ${listAge}.`}
        {uncompared > 0 && ` ${uncomparedCount(uncompared)} could not be compared.`}
      </p>
      {hits.length > 0 && (
        <ul aria-label="Sanctions hits" className={styles.hits}>
          {hits.map((hit) => (
            <SanctionsHitItem key={hit.digest} hit={hit} />
          ))}
        </ul>
      )}
    </div>
  );
}
