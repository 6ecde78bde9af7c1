import {
  clientDocumentStatusView,
  clientDocumentTypeLabel,
  type ClientDocument,
} from '../client-document';
import type { Client } from 'shared-kernel/domain/client';
import { formatDate } from 'shared-kernel/format';
import { Stack, StatusTag, type TableColumn, Icon } from 'shared-kernel/ui';
import { TableSection } from '../../records/table-section';
import { DocumentActions } from './document-actions';
import { DocumentRules } from './document-rules';
import { DialogButton } from '../late-dialogs';
import { belongingOf, documentTerms } from '../../records/change-terms';

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
    render: ({ status }) => <StatusTag view={clientDocumentStatusView[status]} size="small" />,
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

/** The client's documents, and what a decision on one does (CL4). */
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
          terms={documentTerms}
          belonging={belongingOf(client)}
          dialog={{ kind: 'upload-document', clientId: client.id }}
        >
          Upload
        </DialogButton>
      }
    />
    <DocumentRules />
  </Stack>
);
