import type { Client } from 'shared-kernel/domain/client';
import { CommandButton } from 'shared-kernel/ui';
import { useAvailability, useCommand, usePerson, useRecordReader } from 'shared-kernel/workspace';
import { DownloadFileButton } from 'shared-kernel/records';
import type { ClientDocument } from '../../documents/client-document';
import {
  getDocumentDecisionError,
  documentDecisionRules,
  documentDecisions,
} from '../document-decision-rules';
import { useDialogOpener } from '../lazy-dialogs';
import styles from '../../records/row.module.css';
import { downloadClientDocument } from '../commands/view-clients';
import { loadClientDocumentFile } from '../../documents/sample-document';
import { clientTerms } from '../commands/terms';

interface DocumentActionsProps {
  readonly client: Client;
  readonly document: ClientDocument;
}

/**
 * Buttons for a client document. Approve and Reject are shown only for a pending document, and never in `reference`
 * mode.
 */
export function DocumentActions({ client, document }: DocumentActionsProps) {
  const opening = useDialogOpener();
  const read = useRecordReader();
  const person = usePerson();
  const availability = useAvailability(clientTerms.decideDocument);
  const isOpen = availability.state !== 'inert' && document.status === 'pending';
  return (
    <span className={styles.tight}>
      {isOpen &&
        documentDecisions.map((decision) => (
          <CommandButton
            key={decision}
            size="small"
            danger={decision === 'reject'}
            aria-label={`${documentDecisionRules[decision].label} ${document.name}`}
            availability={availability}
            refusal={getDocumentDecisionError(document, decision, person)}
            {...opening({
              kind: 'decide-document',
              clientId: client.id,
              documentId: document.id,
              decision,
            })}
          >
            {documentDecisionRules[decision].label}
          </CommandButton>
        ))}
      <DownloadFileButton
        fileName={document.name}
        command={useCommand(downloadClientDocument)}
        readFile={async () =>
          loadClientDocumentFile(client, document, await read('files', document.id))
        }
        iconOnly
      />
    </span>
  );
}
