import { useEffect, useMemo } from 'react';
import { caseClient } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { addDays, dayOf, daysBetween, formatDate } from 'shared-kernel/format';
import {
  sampleDay,
  useClientOf,
  useCommand,
  useSampleMoment,
  useWorkspaceClock,
} from 'shared-kernel/workspace';
import { Button, Icon, RecordText, StatusTag } from 'shared-kernel/ui';
import { openDueCases } from '../../cases/commands/open-due-cases';
import { useQueuePlace } from '../../cases/queue-place';
import { HitFacts } from '../../sanctions/hit-facts';
import { hitDecisionText, hitView } from '../../sanctions/hit-state';
import { lacksCase, type SanctionsHit } from '../../sanctions/hits';
import { sampleList } from '../../sanctions/sample-list';
import { useHits } from '../../sanctions/use-hits';
import styles from './case-work.module.css';

/** One hit: what matched and how much, what its review case says of it, and the way there. */
function SanctionsHitItem({ hit }: { readonly hit: SanctionsHit }) {
  const { openReview } = useQueuePlace();
  const decided = hitDecisionText(hit);
  const { reviewCase } = hit;
  return (
    <li className={styles.part}>
      <h5 className={styles.head}>
        <RecordText>{hit.name}</RecordText>
        <StatusTag view={hitView(hit)} size="small" />
      </h5>
      <HitFacts hit={hit} />
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

const age = (days: number) => (days === 1 ? '1 day old' : `${days} days old`);

/** The client’s names that are like those of the sample list, and how old the list is. A hit without a case gets one. */
export function SanctionsHits({ record }: { readonly record: ComplianceRecord }) {
  const client = useClientOf(useMemo(() => caseClient(record), [record]));
  const hits = useHits(client, record.id);
  const { run } = useCommand(openDueCases);
  const isLacking = hits?.some(lacksCase) === true;
  useEffect(() => {
    if (isLacking) void run({});
  }, [isLacking, run]);
  const moment = useSampleMoment();
  const today = dayOf(useWorkspaceClock());
  if (!client || !hits || moment === undefined) return null;
  const listed = addDays(sampleDay(moment), -sampleList.daysBeforeSample);
  const listAge = age(Math.max(0, daysBetween(listed, today)));
  return (
    <div role="group" aria-label="Sanctions hits" className={styles.part}>
      <h4 className={styles.head}>Sanctions hits</h4>
      <p className={styles.state}>
        {hits.length === 0
          ? `No hits on the sample list of ${formatDate(listed)}, ${listAge}.`
          : `${sampleList.name} of ${formatDate(listed)}, ${listAge}. The match score is separate from the compliance score.`}
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
