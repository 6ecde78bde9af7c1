import { useState } from 'react';
import { Button, downloadFile, Icon, toneClass } from 'shared-kernel/ui';
import {
  durabilityNotice,
  quarantineNotice,
  useCommand,
  useWorkspaceStatus,
  exportQuarantine,
  exportWorkspace,
} from 'shared-kernel/workspace';
import styles from './workspace-notice.module.css';

interface NoticeProps {
  readonly text: string;
  readonly exportLabel: string;
  readonly command: typeof exportWorkspace | typeof exportQuarantine;
  readonly onDismiss: () => void;
}

function Notice({ text, exportLabel, command, onDismiss }: NoticeProps) {
  const { run, isPending } = useCommand(command);

  const handOut = async () => {
    const result = await run({});
    if (result.status !== 'done') return;
    downloadFile(result.output.fileName, result.output.file.type, result.output.file);
  };

  return (
    <div role="status" className={`${styles.notice ?? ''} ${toneClass('warning')}`}>
      <Icon name="warning" />
      <p>{text}</p>
      <Button size="small" loading={isPending} onClick={() => void handOut()}>
        {exportLabel}
      </Button>
      <Button size="small" type="text" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
  );
}

/** Says once, plainly, when changes will not last or records could not be read, and offers them as a file. */
export function WorkspaceNotice() {
  const status = useWorkspaceStatus();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const durability = durabilityNotice(status);
  const quarantine = quarantineNotice(status);
  const isShown = (text: string | undefined): text is string =>
    text !== undefined && !dismissed.includes(text);

  return (
    <>
      {isShown(durability) && (
        <Notice
          text={durability}
          exportLabel="Export workspace"
          command={exportWorkspace}
          onDismiss={() => setDismissed([...dismissed, durability])}
        />
      )}
      {isShown(quarantine) && (
        <Notice
          text={quarantine}
          exportLabel="Export set-aside records"
          command={exportQuarantine}
          onDismiss={() => setDismissed([...dismissed, quarantine])}
        />
      )}
    </>
  );
}
