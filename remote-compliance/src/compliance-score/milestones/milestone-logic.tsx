import { lifecycleStages, lifecycleStageDisplay } from 'shared-kernel/domain/lifecycle';
import { DataTable, Icon, Section, StatusTag, type TableColumn } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { milestoneExplanations } from '../rules/stage-blockers';
import styles from './milestone-logic.module.css';
import {
  milestoneDecisionRules,
  milestoneDecisions,
  type MilestoneDecisionKind,
} from '../rules/decisions';
import { milestoneStatusDisplay } from '../rules/milestone';
import { ScoreChange } from '../../screening/score-change';
import rows from '../../records/row.module.css';
import { complianceTerms } from '../commands/terms';

const columns: readonly TableColumn<MilestoneDecisionKind>[] = [
  {
    key: 'decision',
    title: 'Decision',
    width: '8rem',
    render: (decision) => milestoneDecisionRules[decision].label,
  },
  {
    key: 'from',
    title: 'Available when',
    width: '13rem',
    render: (decision) => (
      <span className={rows.close}>
        {milestoneDecisionRules[decision].from.map((status) => (
          <StatusTag key={status} view={milestoneStatusDisplay[status]} size="small" />
        ))}
      </span>
    ),
  },
  {
    key: 'to',
    title: 'New status',
    width: '9rem',
    render: (decision) => (
      <StatusTag view={milestoneStatusDisplay[milestoneDecisionRules[decision].to]} size="small" />
    ),
  },
  {
    key: 'score',
    title: 'Score',
    width: '6rem',
    align: 'end',
    render: (decision) => <ScoreChange points={milestoneDecisionRules[decision].scoreChange} />,
  },
  {
    key: 'effect',
    title: 'Effect',
    render: (decision) => milestoneDecisionRules[decision].effect,
  },
];

const DecisionRules = () => (
  <DataTable
    label="Effect of a decision"
    columns={columns}
    rows={milestoneDecisions}
    rowKey={(decision) => decision}
  />
);

/**
 * Shows the requirements of each stage and the effects of milestone decisions (CO4). In `reference` mode, decisions are
 * not shown.
 */
export function MilestoneLogic() {
  const { state } = useAvailability(complianceTerms.decideMilestone);
  return (
    <Section
      title="Milestone logic"
      description="Each stage is a milestone that opens after the previous milestone is completed."
    >
      <ol className={styles.stages} aria-label="Stages">
        {lifecycleStages.map((stage) => (
          <li key={stage}>
            <h4>
              <Icon name={lifecycleStageDisplay[stage].icon} /> {lifecycleStageDisplay[stage].label}
            </h4>
            <p>{milestoneExplanations[stage]}</p>
          </li>
        ))}
      </ol>
      {state !== 'inert' && <DecisionRules />}
    </Section>
  );
}
