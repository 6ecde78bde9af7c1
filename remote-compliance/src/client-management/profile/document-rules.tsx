import { clientDocumentStatusView } from '../client-document';
import {
  documentDecisionRules,
  documentDecisions,
  type DocumentDecisionKind,
} from '../document-decision-rules';
import { DataTable, Section, StatusTag, type TableColumn } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { documentReviewTerms } from '../../records/change-terms';
import { RuleScoreChange } from '../../screening/rule-score-change';

const columns: readonly TableColumn<DocumentDecisionKind>[] = [
  {
    key: 'decision',
    title: 'Decision',
    width: '7rem',
    render: (decision) => documentDecisionRules[decision].label,
  },
  {
    key: 'to',
    title: 'Becomes',
    width: '8rem',
    render: (decision) => (
      <StatusTag view={clientDocumentStatusView[documentDecisionRules[decision].to]} size="small" />
    ),
  },
  {
    key: 'score',
    title: 'Score',
    width: '5rem',
    align: 'end',
    render: (decision) => <RuleScoreChange points={documentDecisionRules[decision].scoreChange} />,
  },
  {
    key: 'effect',
    title: 'What follows',
    render: (decision) => documentDecisionRules[decision].effect,
  },
];

/** The rules for decisions on a document; `reference` has none. */
export function DocumentRules() {
  const { state } = useAvailability(documentReviewTerms);
  if (state === 'inert') return null;
  return (
    <Section title="What a decision does" look="plain">
      <DataTable
        label="What a decision on a document does"
        columns={columns}
        rows={documentDecisions}
        rowKey={(decision) => decision}
      />
    </Section>
  );
}
