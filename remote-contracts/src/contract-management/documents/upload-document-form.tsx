import { contractDocumentTypeLabel } from './contract-document';
import { contractFileAccept, type Contract } from 'shared-kernel/domain/contract';
import { contractDocumentTypes } from './contract-document';
import { FileField, Form, FormActions, SelectField, useValidatedForm } from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { attachContractDocument } from '../commands/attach-document';
import { uploadSchema, type Upload } from './upload-schema';

interface UploadDocumentFormProps {
  readonly contract: Contract;
  readonly onCancel: () => void;
  readonly onUploaded: () => void;
}

const typeOptions = contractDocumentTypes.map((type) => ({
  value: type,
  label: contractDocumentTypeLabel[type],
}));

/** One file and what kind of document it is. */
export function UploadDocumentForm({ contract, onCancel, onUploaded }: UploadDocumentFormProps) {
  const { run, isPending } = useCommand(attachContractDocument);
  const form = useValidatedForm(uploadSchema, {
    defaultValues: { type: contract.documents.length === 0 ? 'main_contract' : 'exhibit' },
  });

  const upload = async ({ type, file }: Upload) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const result = await run({ id: contract.id, type, file: { name: file.name, bytes } });
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
      <SelectField
        name="type"
        control={form.control}
        label="Kind of document"
        options={typeOptions}
      />
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          Upload
        </Button>
      </FormActions>
    </Form>
  );
}
