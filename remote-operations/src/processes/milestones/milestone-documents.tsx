import type { Process } from 'shared-kernel/domain/process';
import { DownloadFileButton } from 'shared-kernel/records';
import { CommandButton, Icon, RecordText } from 'shared-kernel/ui';
import { useAvailability, useCommand, useReadRecord } from 'shared-kernel/workspace';
import { downloadMilestoneDocument } from '../commands/look-at-processes';
import { belongingOfDocuments, documentTerms } from '../commands/terms';
import { useOpening } from '../late-dialogs';
import { milestoneFileId } from './milestone-document';
import styles from './milestone-item.module.css';
import type { ProcessMilestone } from '../list/process-parts';

interface MilestoneDocumentsProps {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
  /** Whether one can be added where that is anybody's to do. */
  readonly isOpen: boolean;
}

interface DocumentLineProps extends Omit<MilestoneDocumentsProps, 'isOpen'> {
  readonly name: string;
}

function DocumentLine({ process, milestone, name }: DocumentLineProps) {
  const read = useReadRecord();
  const command = useCommand(downloadMilestoneDocument);
  return (
    <li className={styles.document}>
      <Icon name="document" label="Document" /> <RecordText whole>{name}</RecordText>{' '}
      {command.availability.state !== 'inert' && (
        <DownloadFileButton
          fileName={name}
          command={command}
          iconOnly
          readFile={async () => {
            const stored = await read('files', milestoneFileId(milestone.id, name));
            // The page of a sample document is drawn by what only a download needs.
            const { milestoneFile } = await import(
              /* webpackChunkName: "process-dialogs" */ './milestone-file'
            );
            return milestoneFile(process, milestone, name, stored);
          }}
        />
      )}
    </li>
  );
}

/** The documents of a milestone, each to be handed out, and the way to add one; the sample only names them. */
export function MilestoneDocuments({ process, milestone, isOpen }: MilestoneDocumentsProps) {
  const opening = useOpening();
  const availability = useAvailability(documentTerms, belongingOfDocuments(process, milestone));
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
      {isOpen && availability.state !== 'inert' && (
        <div>
          <CommandButton
            size="small"
            icon={<Icon name="upload" />}
            availability={availability}
            {...opening({ kind: 'upload', processId: process.id, milestoneId: id })}
          >
            Add document
          </CommandButton>
        </div>
      )}
    </>
  );
}
