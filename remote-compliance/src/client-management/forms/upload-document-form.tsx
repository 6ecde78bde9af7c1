import { clientDocumentTypeLabel } from '../profile/document-views';
import { type Client } from 'shared-kernel/domain/client';
import { clientDocumentTypes } from '../client-document';
import { contractFileAccept } from 'shared-kernel/domain/contract';
import { FileField, Form, FormActions, SelectField, useValidatedForm } from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { attachClientDocument } from '../commands/attach-document';
import { uploadSchema, type Upload } from './upload-schema';

interface UploadDocumentFormProps {
  readonly client: Client;
  readonly onCancel: () => void;
  readonly onUploaded: () => void;
}

const typeOptions = clientDocumentTypes.map((type) => ({
  value: type,
  label: clientDocumentTypeLabel[type],
}));

/** One file and what it is evidence of. */
export function UploadDocumentForm({ client, onCancel, onUploaded }: UploadDocumentFormProps) {
  const { run, isPending } = useCommand(attachClientDocument);
  const form = useValidatedForm(uploadSchema, { defaultValues: { type: 'legal' } });

  const upload = async ({ type, file }: Upload) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const result = await run({ clientId: client.id, type, file: { name: file.name, bytes } });
    if (result.status === 'done') onUploaded();
    if (result.status === 'failed' && result.error.kind === 'invalid') {
      form.setError('file', { message: result.error.message }, { shouldFocus: true });
    }
  };

  return (
    <Form form={form} onSubmit={upload} label="Upload a document">
      <FileField
        name="file"
        control={form.control}
        label="File"
        hint="PDF, PNG, JPEG or DOCX, up to 5 MB. It stays in this browser."
        accept={contractFileAccept}
        required
      />
      <SelectField name="type" control={form.control} label="Evidence of" options={typeOptions} />
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          Upload
        </Button>
      </FormActions>
    </Form>
  );
}
