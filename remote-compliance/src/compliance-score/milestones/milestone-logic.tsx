import { milestoneLogic } from './stage-logic';
import { lifecycleStages, lifecycleStageView } from 'shared-kernel/domain/lifecycle';
import { Icon, Section } from 'shared-kernel/ui';
import { DecisionRules } from './decision-rules';
import styles from './milestone-logic.module.css';

/** What each stage asks for, and what a decision on its milestone does (CO4). */
export const MilestoneLogic = () => (
  <Section
    title="Milestone logic"
    description="Each stage is a milestone. It opens when the one before it is completed."
  >
    <ol className={styles['stages']} aria-label="Stages">
      {lifecycleStages.map((stage) => (
        <li key={stage}>
          <h4>
            <Icon name={lifecycleStageView[stage].icon} /> {lifecycleStageView[stage].label}
          </h4>
          <p>{milestoneLogic[stage]}</p>
        </li>
      ))}
    </ol>
    <DecisionRules />
  </Section>
);
