import { Icon } from 'shared-kernel/ui';
import { RecordText } from 'shared-kernel/ui';
import styles from './decision-preview.module.css';
import { RuleScoreChange } from './rule-score-change';

interface DecisionPreviewProps {
  /** What the kernel's rule says will happen. */
  readonly effect: string;
  readonly scoreBefore: number;
  readonly scoreAfter: number;
  readonly reviewer: string;
}

/** What a decision will do, before it is made. */
export const DecisionPreview = ({
  effect,
  scoreBefore,
  scoreAfter,
  reviewer,
}: DecisionPreviewProps) => (
  <div className={styles['preview']}>
    <p>{effect}</p>
    <p className={styles['score']}>
      <span>Compliance score</span>
      <strong>
        {scoreBefore}% <Icon name="arrow-right" label="becomes" /> {scoreAfter}%
      </strong>
      <RuleScoreChange points={scoreAfter - scoreBefore} />
    </p>
    <p className={styles['reviewer']}>
      Recorded under <RecordText>{reviewer}</RecordText>
    </p>
  </div>
);
