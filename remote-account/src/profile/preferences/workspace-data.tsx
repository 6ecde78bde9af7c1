import type { StatusView } from 'shared-kernel/domain/status';
import {
  Section,
  StatusTag,
  CommandButton,
  downloadFile,
  Icon,
  Button,
  Dialog,
} from 'shared-kernel/ui';
import {
  useWorkspaceStatus,
  type WorkspaceStatus,
  exportQuarantine,
  useCommand,
  useExportWorkspace,
} from 'shared-kernel/workspace';
import { Backups } from './backups';
import { ImportWorkspace } from './import-workspace';
import { ResetWorkspaceButton } from './reset-workspace-button';
import { StorageRoom } from './storage-room';
import styles from './workspace-data.module.css';
import { CourseProgress } from './course-progress';

/** Hands the whole workspace out; where that takes a while it says how far it is, and can be cancelled. */
function ExportWorkspaceButton() {
  const { handOut, isPending, availability, progress, cancel } = useExportWorkspace(downloadFile);
  return (
    <>
      <CommandButton
        availability={availability}
        icon={<Icon name="download" />}
        loading={isPending}
        onPress={() => void handOut()}
      >
        Export workspace
      </CommandButton>
      <Dialog
        open={progress !== undefined}
        title="Exporting the workspace"
        size="small"
        closeOnBackdrop={false}
        onClose={cancel}
        footer={<Button onClick={cancel}>Cancel</Button>}
      >
        <CourseProgress label="Exported" progress={progress ?? 1} />
      </Dialog>
    </>
  );
}

/** Hands out the records that were set aside. */
function ExportQuarantineButton() {
  const { run, isPending, availability } = useCommand(exportQuarantine);
  const download = async () => {
    const result = await run({});
    if (result.status !== 'done') return;
    const { fileName, file } = result.output;
    downloadFile(fileName, file.type, file);
  };
  return (
    <CommandButton
      availability={availability}
      icon={<Icon name="download" />}
      loading={isPending}
      onPress={() => void download()}
    >
      Export damaged records
    </CommandButton>
  );
}

const durabilityView: Record<WorkspaceStatus['durability'], StatusView> = {
  durable: { label: 'Kept in this browser', tone: 'success', icon: 'check-circle' },
  memory: { label: 'Kept until this page is closed', tone: 'warning', icon: 'hourglass' },
};

/** What this browser keeps of the workspace: handed out, taken in, or back to the sample. */
export function WorkspaceData() {
  const { durability, quarantined } = useWorkspaceStatus();
  return (
    <Section
      title="Workspace data"
      description="Your changes stay in this browser. Export the workspace to back it up or move it."
      actions={<StatusTag view={durabilityView[durability]} />}
    >
      <div className={styles.actions}>
        <ExportWorkspaceButton />
        {quarantined > 0 && <ExportQuarantineButton />}
        <ImportWorkspace />
        <ResetWorkspaceButton />
      </div>
      <Backups />
      {durability === 'durable' && <StorageRoom />}
    </Section>
  );
}
