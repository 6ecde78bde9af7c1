import type { StatusDisplay } from 'shared-kernel/domain/status';
import { formatNumber } from 'shared-kernel/format';
import { ReadOnlyNotice } from 'shared-kernel/records';
import { Section, StatusTag, CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import {
  useWorkspaceStatus,
  type WorkspaceStatus,
  exportQuarantine,
  resetWorkspace,
  getServerConnection,
  useCommand,
  useExportWorkspace,
  useUndeployedCollections,
} from 'shared-kernel/workspace';
import { ImportWorkspace } from './import-workspace';
import { ResetWorkspaceButton } from './reset-workspace-button';
import { RestorePointSection } from './restore-point-section';
import { StorageSpaceText } from './storage-space-text';
import styles from './workspace-data.module.css';

function ExportWorkspaceButton() {
  const { startExport, availability } = useExportWorkspace(downloadFile);
  return (
    <CommandButton
      availability={availability}
      icon={<Icon name="download" />}
      onPress={() => void startExport()}
    >
      Export workspace
    </CommandButton>
  );
}

function ExportQuarantineButton() {
  const { run, availability } = useCommand(exportQuarantine);
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
      onPress={() => void download()}
    >
      Export damaged records
    </CommandButton>
  );
}

function UnshownRecords() {
  return useUndeployedCollections().map(({ name, version, records }) => (
    <p key={`${name}@${version}`} className={styles.none}>
      {records === 1 ? '1 record' : `${formatNumber(records)} records`} of {name}, version {version}
      , cannot be shown because the page that uses {records === 1 ? 'it' : 'them'} is not available.
      The export contains {records === 1 ? 'it' : 'them'}.
    </p>
  ));
}

const inBrowser =
  'Your changes stay in this browser. Export the workspace to back it up or move it.';
const onServer = {
  description:
    'The workspace is stored on a server, so the export includes only the records visible in this portal.',
  view: { label: 'Saved on the server', tone: 'success', icon: 'check-circle' },
} as const;

const durabilityView: Record<WorkspaceStatus['durability'], StatusDisplay> = {
  durable: { label: 'Saved in the browser', tone: 'success', icon: 'check-circle' },
  memory: { label: 'Saved until this page closes', tone: 'warning', icon: 'hourglass' },
};

export function WorkspaceData() {
  const { durability, quarantined } = useWorkspaceStatus();
  const isShared = getServerConnection() !== undefined;
  return (
    <Section
      level={4}
      look="plain"
      title="Workspace data"
      description={isShared ? onServer.description : inBrowser}
      actions={<StatusTag view={isShared ? onServer.view : durabilityView[durability]} />}
    >
      <div className={styles.actions}>
        <ExportWorkspaceButton />
        {quarantined > 0 && <ExportQuarantineButton />}
        <ImportWorkspace />
        <ResetWorkspaceButton />
        <ReadOnlyNotice cannot="replace the workspace" terms={[resetWorkspace]} />
      </div>
      <UnshownRecords />
      <RestorePointSection />
      {durability === 'durable' && !isShared && <StorageSpaceText />}
    </Section>
  );
}
