import type { Process } from 'shared-kernel/domain/process';
import { CommandButton, Icon, RecordText } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { downloadMilestoneDocument } from '../commands/view-processes';
import { getDocumentOwnership } from '../commands/ownerships';
import { useDialogOpener } from '../lazy-dialogs';
import { DownloadDocumentButton } from './download-document-button';
import styles from './create-milestone-item.module.css';
import type { ProcessMilestone } from '../rules/process-fields';
import { processTerms } from '../commands/terms';

interface MilestoneDocumentsProps {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
  /** Whether the milestone accepts documents, regardless of the user’s permission. */
  readonly isOpen: boolean;
}

interface DocumentLineProps extends Omit<MilestoneDocumentsProps, 'isOpen'> {
  readonly name: string;
}

function DocumentLine({ process, milestone, name }: DocumentLineProps) {
  const opening = useDialogOpener();
  const isOnlyNamed = useAvailability(downloadMilestoneDocument).state === 'inert';
  const of = { processId: process.id, milestoneId: milestone.id, document: name };
  return (
    <li className={styles.document}>
      <Icon name="document" label="Document" />{' '}
      {isOnlyNamed ? (
        <RecordText whole>{name}</RecordText>
      ) : (
        <>
          <CommandButton type="link" size="small" {...opening({ kind: 'preview', ...of })}>
            <RecordText whole>{name}</RecordText>
          </CommandButton>{' '}
          <DownloadDocumentButton process={process} milestone={milestone} name={name} iconOnly />
        </>
      )}
    </li>
  );
}

/** The documents of a milestone with preview, download and upload. In `reference` mode, only their names are shown. */
export function MilestoneDocuments({ process, milestone, isOpen }: MilestoneDocumentsProps) {
  const opening = useDialogOpener();
  const availability = useAvailability(
    processTerms.attachMilestoneDocument,
    getDocumentOwnership(milestone, process),
  );
  const { id, name, documents } = milestone;
  return (
    <>
      {documents.length > 0 && (
        <ul className={styles.documents} aria-label={`Documents of ${name}`}>
          {documents.map((document) => (
            <DocumentLine key={document} process={process} milestone={milestone} name={document} />
          ))}
        </ul>
      )}
      {isOpen && availability.state === 'available' && (
        <div>
          <CommandButton
            size="small"
            icon={<Icon name="upload" />}
            {...opening({ kind: 'upload', processId: process.id, milestoneId: id })}
          >
            Add document
          </CommandButton>
        </div>
      )}
    </>
  );
}
