import { milestoneFileId, type Process } from 'shared-kernel/domain/process';
import { DownloadFileButton } from 'shared-kernel/records';
import { useCommand, useReadRecord } from 'shared-kernel/workspace';
import { downloadMilestoneDocument } from '../commands/look-at-processes';
import type { ProcessMilestone } from '../list/process-parts';

interface DownloadDocumentButtonProps {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
  /** The document by its name. */
  readonly name: string;
  readonly iconOnly?: boolean;
}

/** Hands out a document of a milestone. */
export function DownloadDocumentButton({
  process,
  milestone,
  name,
  iconOnly = false,
}: DownloadDocumentButtonProps) {
  const read = useReadRecord();
  return (
    <DownloadFileButton
      fileName={name}
      command={useCommand(downloadMilestoneDocument)}
      iconOnly={iconOnly}
      readFile={async () => {
        const stored = await read('files', milestoneFileId(milestone.id, name));
        // The page of a sample document is drawn by what only a download needs.
        const { milestoneFile } = await import(
          /* webpackChunkName: "process-dialogs" */ './milestone-file'
        );
        return milestoneFile(process, milestone, name, stored);
      }}
    />
  );
}
