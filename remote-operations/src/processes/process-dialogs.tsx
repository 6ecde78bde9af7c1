import { NumberField, TextAreaField, CommandDialog } from 'shared-kernel/form';
import { formatNumber } from 'shared-kernel/format';
import type { LazyDialogProps, DialogControls } from 'shared-kernel/ui';
import { useCommand, useRecord } from 'shared-kernel/workspace';
import { delaySchema, postponeProcesses } from './commands/replan-milestone';
import {
  RejectTestDialog,
  RescheduleMilestoneDialog,
  UploadDocumentDialog,
} from './milestones/milestone-dialogs';
import { MessageDialog } from './milestones/message-dialog';
import { DocumentPreviewDialog } from './milestones/document-preview-dialog';
import { NewProcessDialog } from './new-process-dialog';

const ofMilestone = {
  upload: UploadDocumentDialog,
  replan: RescheduleMilestoneDialog,
  'reject-test': RejectTestDialog,
};

interface Postponing {
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

interface OfMilestone {
  readonly processId: string;
  readonly milestoneId: string;
}

export type ProcessDialog =
  | { readonly kind: 'create' }
  | (OfMilestone & { readonly kind: keyof typeof ofMilestone })
  | (OfMilestone & { readonly kind: 'preview'; readonly document: string })
  | { readonly kind: 'message'; readonly processId: string }
  | ({ readonly kind: 'postpone' } & Postponing);

function PostponeDialog({ ids, onDone, ...ends }: Postponing & DialogControls) {
  const { run } = useCommand(postponeProcesses);
  const count = ids.length === 1 ? '1 process' : `${formatNumber(ids.length)} processes`;
  return (
    <CommandDialog
      {...ends}
      title={`Postpone ${count}`}
      size="small"
      label="Delay"
      schema={delaySchema}
      defaultValues={{ reason: '' }}
      draftKey="process.postpone selected"
      submit="Postpone"
      onSubmit={async (delay) => {
        const outcome = await run({ ids: [...ids], ...delay });
        if (outcome.status === 'done') onDone();
        return outcome;
      }}
    >
      {({ control }) => (
        <>
          <NumberField
            name="days"
            label="Days to postpone"
            hint="Postpones all open milestones and the end date by this number of days."
            control={control}
            min={1}
            required
          />
          <TextAreaField name="reason" label="Reason" control={control} maxLength={500} required />
        </>
      )}
    </CommandDialog>
  );
}

export function ProcessDialogs({ dialog, ...ends }: LazyDialogProps<ProcessDialog>) {
  const of = 'processId' in dialog ? dialog : undefined;
  const { data: process } = useRecord('processes', of?.processId);
  if (dialog.kind === 'create') return <NewProcessDialog {...ends} />;
  if (dialog.kind === 'postpone')
    return <PostponeDialog {...ends} ids={dialog.ids} onDone={dialog.onDone} />;
  if (dialog.kind === 'message')
    return process ? <MessageDialog {...ends} process={process} /> : null;
  const milestone = process?.milestones.find(({ id }) => id === dialog.milestoneId);
  if (!process || !milestone) return null;
  const parts = { ...ends, process, milestone };
  if (dialog.kind === 'preview')
    return <DocumentPreviewDialog {...parts} document={dialog.document} />;
  const Dialog = ofMilestone[dialog.kind];
  return <Dialog {...parts} />;
}
