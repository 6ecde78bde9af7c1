import type { Client } from 'shared-kernel/domain/client';
import type { ClientDocument } from '../client-document';
import { documentDecisionRules, type DocumentDecisionKind } from '../document-decision-rules';
import { FormDialog } from 'shared-kernel/records';
import { Stack } from 'shared-kernel/ui';
import { DecideDocumentForm } from './decide-document-form';
import { DocumentInView } from './document-in-view';

interface DecideDocumentDialogProps {
  readonly client: Client;
  readonly document: ClientDocument;
  readonly decision: DocumentDecisionKind;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Approves or rejects a document with the document in view. */
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
      <Stack>
        <DocumentInView client={client} document={document} />
        <DecideDocumentForm
          client={client}
          document={document}
          decision={decision}
          onCancel={leave}
          onDecided={onClose}
        />
      </Stack>
    )}
  </FormDialog>
);
