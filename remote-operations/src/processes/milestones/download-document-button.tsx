import { createMilestoneFileId, type Process } from 'shared-kernel/domain/process';
import { DownloadFileButton } from 'shared-kernel/records';
import { useCommand, useRecordReader } from 'shared-kernel/workspace';
import { downloadMilestoneDocument } from '../commands/view-processes';
import type { ProcessMilestone } from '../rules/process-fields';

interface DownloadDocumentButtonProps {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
  readonly name: string;
  readonly iconOnly?: boolean;
}

export function DownloadDocumentButton({
  process,
  milestone,
  name,
  iconOnly = false,
}: DownloadDocumentButtonProps) {
  const read = useRecordReader();
  return (
    <DownloadFileButton
      fileName={name}
      command={useCommand(downloadMilestoneDocument)}
      iconOnly={iconOnly}
      readFile={async () => {
        const stored = await read('files', createMilestoneFileId(milestone.id, name));
        // The code that generates sample documents is loaded only when a document is downloaded.
        const { loadMilestoneFile } = await import(
          /* webpackChunkName: "process-dialogs" */ './load-milestone-file'
        );
        return loadMilestoneFile(process, milestone, name, stored);
      }}
    />
  );
}
