import type { Client } from 'shared-kernel/domain/client';
import type { ClientDocument } from '../client-document';
import { documentDecisionRules, type DocumentDecisionKind } from '../document-decision-rules';
import { FormDialog, DocumentPreview } from 'shared-kernel/records';
import { DataView, DetailSkeleton } from 'shared-kernel/ui';
import styles from './decide-document-dialog.module.css';
import { DecideDocumentForm } from './decide-document-form';
import { useMemo } from 'react';
import { useRecord, type StoredFile } from 'shared-kernel/workspace';
import { fileOf } from '../profile/document-file';

interface DocumentInViewProps {
  readonly client: Client;
  readonly document: ClientDocument;
}

function Preview({
  client,
  document,
  stored,
}: DocumentInViewProps & { stored: StoredFile | null }) {
  const file = useMemo(() => fileOf(client, document, stored), [client, document, stored]);
  return <DocumentPreview file={file} />;
}

/** What the document says. */
function DocumentInView({ client, document }: DocumentInViewProps) {
  return (
    <DataView query={useRecord('files', document.id)} skeleton={<DetailSkeleton />}>
      {(stored) => <Preview client={client} document={document} stored={stored} />}
    </DataView>
  );
}

interface DecideDocumentDialogProps {
  readonly client: Client;
  readonly document: ClientDocument;
  readonly decision: DocumentDecisionKind;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Approves or rejects a document with the document in view: beside the decision where there is room. */
export const DecideDocumentDialog = ({
  client,
  document,
  decision,
  open,
  onClose,
}: DecideDocumentDialogProps) => (
  <FormDialog
    open={open}
    size="large"
    title={`${documentDecisionRules[decision].label} ${document.name}`}
    onClose={onClose}
  >
    {({ leave }) => (
      <div className={styles.sides}>
        <DocumentInView client={client} document={document} />
        <DecideDocumentForm
          client={client}
          document={document}
          decision={decision}
          onCancel={leave}
          onDecided={onClose}
        />
      </div>
    )}
  </FormDialog>
);
