import { Button, Icon, RecordText, StatusTag } from 'shared-kernel/ui';
import { useQueuePlace } from '../../cases/queue-place';
import { HitFacts } from '../../sanctions/hit-facts';
import { hitDecisionText, hitView } from '../../sanctions/hit-state';
import type { SanctionsHit } from '../../sanctions/hits';
import styles from './case-work.module.css';

/** One hit: what matched and how much, what its review case says of it, and the way there. */
export function SanctionsHitItem({ hit }: { readonly hit: SanctionsHit }) {
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
