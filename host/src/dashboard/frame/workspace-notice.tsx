import { useState } from 'react';
import { Banner, Button, downloadFile } from 'shared-kernel/ui';
import {
  useCommand,
  useExportWorkspace,
  useWorkspaceStatus,
  exportQuarantine,
} from 'shared-kernel/workspace';
import { aloneNotice, durabilityNotice, quarantineNotice } from './workspace-notices';

interface HandingOut {
  readonly handOut: () => Promise<void>;
  readonly isPending: boolean;
}

const useWorkspaceExport = (): HandingOut => useExportWorkspace(downloadFile);

function useQuarantineExport(): HandingOut {
  const { run, isPending } = useCommand(exportQuarantine);
  const handOut = async () => {
    const result = await run({});
    if (result.status !== 'done') return;
    downloadFile(result.output.fileName, result.output.file.type, result.output.file);
  };
  return { handOut, isPending };
}

interface NoticeProps {
  readonly text: string;
  readonly exportLabel: string;
  readonly useExport: () => HandingOut;
  readonly onDismiss: () => void;
}

function Notice({ text, exportLabel, useExport, onDismiss }: NoticeProps) {
  const { handOut, isPending } = useExport();
  return (
    <Banner tone="warning" text={text}>
      <Button size="small" loading={isPending} onClick={() => void handOut()}>
        {exportLabel}
      </Button>
      <Button size="small" type="text" onClick={onDismiss}>
        Dismiss
      </Button>
    </Banner>
  );
}

/**
 * Says once, plainly, when changes will not last, records could not be read or tabs cannot take turns,
 * and offers what there is as a file.
 */
export function WorkspaceNotice() {
  const status = useWorkspaceStatus();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const notices = [
    {
      text: durabilityNotice(status),
      exportLabel: 'Export workspace',
      useExport: useWorkspaceExport,
    },
    {
      text: quarantineNotice(status),
      exportLabel: 'Export damaged records',
      useExport: useQuarantineExport,
    },
    { text: aloneNotice(status), exportLabel: 'Export workspace', useExport: useWorkspaceExport },
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
