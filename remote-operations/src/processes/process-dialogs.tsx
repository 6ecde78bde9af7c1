import type { LateDialogProps } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import { NewProcessDialog } from './new-process-dialog';
import { PostponeDialog } from './milestones/postpone-dialog';
import type { ProcessDialog } from './process-dialog';
import { PreviewDialog } from './milestones/preview-dialog';
import { ReplanDialog } from './milestones/replan-dialog';
import { RejectTestDialog } from './milestones/reject-test-dialog';
import { UploadDocumentDialog } from './milestones/upload-document-dialog';

const ofMilestone = {
  upload: UploadDocumentDialog,
  replan: ReplanDialog,
  'reject-test': RejectTestDialog,
};

/** Whichever dialog is asked for. */
export function ProcessDialogs({ dialog, ...props }: LateDialogProps<ProcessDialog>) {
  const of = 'processId' in dialog ? dialog : undefined;
  const { data: process } = useRecord('processes', of?.processId);
  if (dialog.kind === 'create') return <NewProcessDialog {...props} />;
  if (dialog.kind === 'postpone') return <PostponeDialog {...props} {...dialog} />;
  const milestone = process?.milestones.find(({ id }) => id === of?.milestoneId);
  if (!process || !milestone) return null;
  if (dialog.kind === 'preview')
    return (
      <PreviewDialog
        {...props}
        process={process}
        milestone={milestone}
        document={dialog.document}
      />
    );
  const Dialog = ofMilestone[dialog.kind];
  return <Dialog {...props} process={process} milestone={milestone} />;
}
