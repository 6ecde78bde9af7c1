import { Button, CommandButton, Dialog, downloadFile, Icon } from 'shared-kernel/ui';
import { useExportWorkspace } from 'shared-kernel/workspace';
import { CourseProgress } from './course-progress';

/** Hands the whole workspace out; where that takes a while it says how far it is, and can be cancelled. */
export function ExportWorkspaceButton() {
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
