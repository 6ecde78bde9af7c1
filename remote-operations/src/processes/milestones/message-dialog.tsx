import type { Process } from 'shared-kernel/domain/process';
import { TextAreaField, TextField, CommandDialog } from 'shared-kernel/form';
import type { DialogControls } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { messageSchema, postMessage } from '../commands/post-message';

interface MessageDialogProps extends DialogControls {
  readonly process: Process;
}

export function MessageDialog({ process: { id, name }, ...ends }: MessageDialogProps) {
  const { run } = useCommand(postMessage);
  return (
    <CommandDialog
      {...ends}
      title={`Message: ${name}`}
      size="small"
      label="Message"
      schema={messageSchema}
      defaultValues={{ subject: '', message: '' }}
      draftKey={`process.postMessage ${id}`}
      submit="Add message"
      onSubmit={(message, showInvalid) => run({ processId: id, ...message }, showInvalid)}
    >
      {({ control }) => (
        <>
          <TextField name="subject" label="Subject" control={control} required />
          <TextAreaField
            name="message"
            label="Message"
            hint="Visible to everyone with access to this process. No email is sent."
            control={control}
            maxLength={1000}
            required
          />
        </>
      )}
    </CommandDialog>
  );
}
