import type { ComponentProps } from 'react';
import { typedLimits } from 'shared-kernel/domain/text';
import { FormActions, TextAreaField } from 'shared-kernel/form';
import { Button, Icon, RecordText } from 'shared-kernel/ui';
import styles from './decision-fields.module.css';
import { RuleScoreChange } from './rule-score-change';

interface DecisionPreviewProps {
  /** What the kernel's rule says will happen. */
  readonly effect: string;
  /** The compliance score, where the decision is about it. */
  readonly score?: { readonly before: number; readonly after: number } | undefined;
  readonly reviewer: string;
}

/** What a decision will do, before it is made. */
const DecisionPreview = ({ effect, score, reviewer }: DecisionPreviewProps) => (
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

type DecisionFieldsProps<Values extends object, Output> = DecisionPreviewProps &
  Omit<ComponentProps<typeof TextAreaField<Values, Output>>, 'maxLength'> & {
    /** What the button says that decides. */
    readonly action: string;
    readonly isDanger: boolean;
    readonly isPending: boolean;
    readonly onCancel: () => void;
  };

/** What a decision will do, the text that goes with it, and the buttons that decide or cancel. */
export const DecisionFields = <Values extends object, Output>({
  effect,
  score,
  reviewer,
  action,
  isDanger,
  isPending,
  onCancel,
  ...text
}: DecisionFieldsProps<Values, Output>) => (
  <>
    <DecisionPreview effect={effect} score={score} reviewer={reviewer} />
    <TextAreaField {...text} maxLength={typedLimits.line} />
    <FormActions>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="primary" danger={isDanger} htmlType="submit" loading={isPending}>
        {action}
      </Button>
    </FormActions>
  </>
);
