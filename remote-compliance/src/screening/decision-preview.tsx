import { Icon } from 'shared-kernel/ui';
import { RecordText } from 'shared-kernel/ui';
import styles from './decision-preview.module.css';
import { RuleScoreChange } from './rule-score-change';

interface DecisionPreviewProps {
  /** What the kernel's rule says will happen. */
  readonly effect: string;
  /** The compliance score, where the decision is about it. */
  readonly score?: { readonly before: number; readonly after: number } | undefined;
  readonly reviewer: string;
}

/** What a decision will do, before it is made. */
export const DecisionPreview = ({ effect, score, reviewer }: DecisionPreviewProps) => (
  <div className={styles.preview}>
    <p>
      <RecordText whole>{effect}</RecordText>
    </p>
    {score && (
      <p className={styles.score}>
        <span>Compliance score</span>
        <strong>
          {score.before}% <Icon name="arrow-right" label="becomes" /> {score.after}%
        </strong>
        <RuleScoreChange points={score.after - score.before} />
      </p>
    )}
    <p className={styles.reviewer}>
      Recorded under <RecordText>{reviewer}</RecordText>
    </p>
  </div>
);
