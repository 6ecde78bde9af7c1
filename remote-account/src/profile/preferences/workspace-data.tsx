import type { StatusView } from 'shared-kernel/domain/status';
import { Section, StatusTag } from 'shared-kernel/ui';
import { useWorkspaceStatus, type WorkspaceStatus } from 'shared-kernel/workspace';
import { Backups } from './backups';
import { ExportQuarantineButton } from './export-quarantine-button';
import { ExportWorkspaceButton } from './export-workspace-button';
import { ImportWorkspace } from './import-workspace';
import { ResetWorkspaceButton } from './reset-workspace-button';
import { StorageRoom } from './storage-room';
import styles from './workspace-data.module.css';

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
      description="Nothing you change is sent anywhere. A file of the whole workspace can be kept, moved to another browser and brought back."
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
