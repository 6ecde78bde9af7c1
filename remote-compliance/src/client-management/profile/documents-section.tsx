import {
  clientDocumentStatusDisplay,
  clientDocumentTypeLabel,
  type ClientDocument,
} from '../../documents/client-document';
import type { Client } from 'shared-kernel/domain/client';
import { formatDate } from 'shared-kernel/format';
import { DataTable, Icon, Section, Stack, StatusTag, type TableColumn } from 'shared-kernel/ui';
import { TableSection } from '../../records/table-section';
import { DocumentActions } from './document-actions';
import { DialogButton } from '../lazy-dialogs';
import { getClientOwnership } from '../../records/client-ownership';
import {
  documentDecisionRules,
  documentDecisions,
  type DocumentDecisionKind,
} from '../document-decision-rules';
import { useAvailability } from 'shared-kernel/workspace';
import { ScoreChange } from '../../screening/score-change';
import { clientTerms } from '../commands/terms';

const columnsOf = (client: Client): readonly TableColumn<ClientDocument>[] => [
  { key: 'name', title: 'Document', isRowHeader: true, render: ({ name }) => name },
  {
    key: 'type',
    title: 'Type',
    width: '6rem',
    render: ({ type }) => clientDocumentTypeLabel[type],
  },
  {
    key: 'status',
    title: 'Status',
    width: '8rem',
    render: ({ status }) => <StatusTag view={clientDocumentStatusDisplay[status]} size="small" />,
  },
  {
    key: 'uploaded',
    title: 'Uploaded',
    width: '8rem',
    render: ({ uploadDate }) => formatDate(uploadDate),
  },
  { key: 'size', title: 'Size', width: '5.5rem', align: 'end', render: ({ size }) => size },
  {
    key: 'actions',
    title: 'Actions',
    width: '16rem',
    render: (document) => <DocumentActions client={client} document={document} />,
  },
];

const ruleColumns: readonly TableColumn<DocumentDecisionKind>[] = [
  {
    key: 'decision',
    title: 'Decision',
    width: '7rem',
    render: (decision) => documentDecisionRules[decision].label,
  },
  {
    key: 'to',
    title: 'New status',
    width: '8rem',
    render: (decision) => (
      <StatusTag
        view={clientDocumentStatusDisplay[documentDecisionRules[decision].to]}
        size="small"
      />
    ),
  },
  {
    key: 'score',
    title: 'Score',
    width: '5rem',
    align: 'end',
    render: (decision) => <ScoreChange points={documentDecisionRules[decision].scoreChange} />,
  },
  {
    key: 'effect',
    title: 'Effect',
    render: (decision) => documentDecisionRules[decision].effect,
  },
];

function DocumentRules() {
  const { state } = useAvailability(clientTerms.decideDocument);
  if (state === 'inert') return null;
  return (
    <Section title="Effects of document decisions" look="plain">
      <DataTable
        label="Effects of document decisions"
        columns={ruleColumns}
        rows={documentDecisions}
        rowKey={(decision) => decision}
      />
    </Section>
  );
}

export const DocumentsSection = ({ client }: { readonly client: Client }) => (
  <Stack>
    <TableSection
      title="Documents"
      columns={columnsOf(client)}
      rows={client.documents}
      emptyText="No documents yet."
      actions={
        <DialogButton
          size="small"
          icon={<Icon name="upload" />}
          terms={clientTerms.attachClientDocument}
          ownership={getClientOwnership(client)}
          dialog={{ kind: 'upload-document', clientId: client.id }}
        >
          Upload
        </DialogButton>
      }
    />
    <DocumentRules />
  </Stack>
);
