import { useState } from 'react';
import { Banner, Button, downloadFile } from 'shared-kernel/ui';
import {
  useCommand,
  useExportWorkspace,
  useWorkspaceStatus,
  exportQuarantine,
  type WorkspaceStatus,
} from 'shared-kernel/workspace';
import { formatNumber } from 'shared-kernel/format';

interface WorkspaceExport {
  readonly startExport: () => Promise<void>;
  readonly isPending: boolean;
}

const useWorkspaceExport = (): WorkspaceExport => useExportWorkspace(downloadFile);

function useQuarantineExport(): WorkspaceExport {
  const { run, isPending } = useCommand(exportQuarantine);
  const startExport = async () => {
    const result = await run({});
    if (result.status !== 'done') return;
    downloadFile(result.output.fileName, result.output.file.type, result.output.file);
  };
  return { startExport, isPending };
}

interface NoticeProps {
  readonly text: string;
  readonly exportLabel: string;
  readonly useExport: () => WorkspaceExport;
  readonly onDismiss: () => void;
}

function Notice({ text, exportLabel, useExport, onDismiss }: NoticeProps) {
  const { startExport, isPending } = useExport();
  return (
    <Banner tone="warning" text={text}>
      <Button size="small" loading={isPending} onClick={() => void startExport()}>
        {exportLabel}
      </Button>
      <Button size="small" type="text" onClick={onDismiss}>
        Dismiss
      </Button>
    </Banner>
  );
}

/**
 * Shows a notice if changes are not saved, records are damaged, or tabs cannot lock the workspace. The notice offers an
 * export.
 */
export function WorkspaceNotice() {
  const status = useWorkspaceStatus();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const notices = [
    {
      text: describeDurability(status),
      exportLabel: 'Export workspace',
      useExport: useWorkspaceExport,
    },
    {
      text: describeQuarantine(status),
      exportLabel: 'Export damaged records',
      useExport: useQuarantineExport,
    },
    {
      text: describeMissingLocks(status),
      exportLabel: 'Export workspace',
      useExport: useWorkspaceExport,
    },
  ];

  return notices.map(
    ({ text, ...notice }) =>
      text !== undefined &&
      !dismissed.includes(text) && (
        <Notice
          key={text}
          text={text}
          {...notice}
          onDismiss={() => setDismissed([...dismissed, text])}
        />
      ),
  );
}

const memoryNotice: Record<NonNullable<WorkspaceStatus['reason']>, string | undefined> = {
  reference: undefined,
  blocked:
    'This browser does not allow Trustfold to save data. Closing this page discards your changes. Export the workspace to save your changes.',
  full: 'This browser’s storage is full. Closing this page discards your changes. Export the workspace to save your changes.',
  // The `WorkspaceVersionGuard` page reports data of another schema version.
  'other-version': undefined,
  unresponsive:
    'This browser’s storage is not responding. Closing this page discards your changes. Export the workspace to save your changes.',
  failed:
    'This browser’s storage failed. Closing this page discards your changes. Export the workspace to save your changes.',
};

export function describeDurability({ reason }: WorkspaceStatus): string | undefined {
  return reason && memoryNotice[reason];
}

export function describeQuarantine({ quarantined }: WorkspaceStatus): string | undefined {
  if (quarantined === 0) return undefined;
  return quarantined === 1
    ? '1 damaged record was quarantined. Export the record and send the file to support.'
    : `${formatNumber(quarantined)} damaged records were quarantined. Export the records and send the file to support.`;
}

export function describeMissingLocks({ isAlone }: WorkspaceStatus): string | undefined {
  return isAlone
    ? 'This browser cannot synchronize changes between tabs. Use Trustfold in one tab only.'
    : undefined;
}
