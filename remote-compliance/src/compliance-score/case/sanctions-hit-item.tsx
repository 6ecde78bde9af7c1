import { caseDeciders } from 'shared-kernel/domain/review-case';
import { Button, CommandButton, Icon, RecordText, StatusTag } from 'shared-kernel/ui';
import { useCommand, type Belonging } from 'shared-kernel/workspace';
import { openHitCase } from '../../cases/commands/open-hit-case';
import { useQueuePlace } from '../../cases/queue-place';
import { HitFacts } from '../../sanctions/hit-facts';
import { hitDecisionText, hitView } from '../../sanctions/hit-state';
import type { SanctionsHit } from '../../sanctions/hits';
import styles from './case-work.module.css';

const aboutClients: Belonging = { portal: caseDeciders.client };

interface SanctionsHitItemProps {
  readonly clientId: string;
  readonly hit: SanctionsHit;
}

/** Shows the review case of a hit, which is opened first if there is none. */
function ReviewButton({ clientId, hit: { name, reviewCase } }: SanctionsHitItemProps) {
  const { openReview } = useQueuePlace();
  const { run, availability, isPending } = useCommand(openHitCase, aboutClients);
  if (reviewCase) {
    return (
      <Button
        size="small"
        icon={<Icon name="audit" />}
        aria-label={`Review case: ${name}`}
        onClick={() => openReview(reviewCase.id)}
      >
        Review case
      </Button>
    );
  }
  return (
    <CommandButton
      size="small"
      icon={<Icon name="audit" />}
      aria-label={`Open review case: ${name}`}
      availability={availability}
      loading={isPending}
      onPress={() => void run({ clientId })}
    >
      Open review case
    </CommandButton>
  );
}

/** One hit: what matched and how much, and what its review case says of it. */
export function SanctionsHitItem({ clientId, hit }: SanctionsHitItemProps) {
  const decided = hitDecisionText(hit);
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
      <div className={styles.actions}>
        <ReviewButton clientId={clientId} hit={hit} />
      </div>
    </li>
  );
}
