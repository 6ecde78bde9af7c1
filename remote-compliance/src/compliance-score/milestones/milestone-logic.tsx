import { lifecycleStages, lifecycleStageView } from 'shared-kernel/domain/lifecycle';
import { Icon, Section } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { milestoneLogic } from './missing-for-stage';
import { signOffTerms } from '../../records/change-terms';
import { DecisionRules } from './decision-rules';
import styles from './milestone-logic.module.css';

/**
 * What each stage asks for, and what a decision on its milestone does (CO4). The sample as specified
 * knows no decisions.
 */
export function MilestoneLogic() {
  const { state } = useAvailability(signOffTerms);
  return (
    <Section
      title="Milestone logic"
      description="Each stage is a milestone. It opens when the one before it is completed."
    >
      <ol className={styles.stages} aria-label="Stages">
        {lifecycleStages.map((stage) => (
          <li key={stage}>
            <h4>
              <Icon name={lifecycleStageView[stage].icon} /> {lifecycleStageView[stage].label}
            </h4>
            <p>{milestoneLogic[stage]}</p>
          </li>
        ))}
      </ol>
      {state !== 'inert' && <DecisionRules />}
    </Section>
  );
}
