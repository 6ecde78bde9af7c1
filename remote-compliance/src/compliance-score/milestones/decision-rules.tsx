import {
  milestoneDecisionRules,
  milestoneDecisions,
  type MilestoneDecisionKind,
} from './decisions';
import { milestoneStatusView } from './milestone';
import { DataTable, StatusTag, type TableColumn } from 'shared-kernel/ui';
import { RuleScoreChange } from '../../screening/rule-score-change';
import styles from '../../records/row.module.css';

const columns: readonly TableColumn<MilestoneDecisionKind>[] = [
  {
    key: 'decision',
    title: 'Decision',
    width: '8rem',
    render: (decision) => milestoneDecisionRules[decision].label,
  },
  {
    key: 'from',
    title: 'Open when',
    width: '13rem',
    render: (decision) => (
      <span className={styles.close}>
        {milestoneDecisionRules[decision].from.map((status) => (
          <StatusTag key={status} view={milestoneStatusView[status]} size="small" />
        ))}
      </span>
    ),
  },
  {
    key: 'to',
    title: 'Becomes',
    width: '9rem',
    render: (decision) => (
      <StatusTag view={milestoneStatusView[milestoneDecisionRules[decision].to]} size="small" />
    ),
  },
  {
    key: 'score',
    title: 'Score',
    width: '6rem',
    align: 'end',
    render: (decision) => <RuleScoreChange points={milestoneDecisionRules[decision].scoreChange} />,
  },
  {
    key: 'effect',
    title: 'What follows',
    render: (decision) => milestoneDecisionRules[decision].effect,
  },
];

/** The kernel's rules for decisions on a milestone, as they stand. */
export const DecisionRules = () => (
  <DataTable
    label="What a decision does"
    columns={columns}
    rows={milestoneDecisions}
    rowKey={(decision) => decision}
  />
);
