import * as v from 'valibot';
import { checkContractFile, contractFileAccept } from '../domain/contract/contract-file';
import { Button } from '../ui';
import type { CommandResult } from '../workspace/commands/command-result';
import type { ShowInvalid } from '../workspace/workspace';
import { FileField } from './file-field';
import { Form } from './form';
import { FormActions } from './form-actions';
import { SelectField } from './select-field';
import { showInvalidIn } from './show-invalid-in';
import { useValidatedForm } from './use-validated-form';

interface Upload<Type extends string> {
  readonly type: Type;
  readonly file: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };
}

export interface UploadFormProps<Type extends string> {
  /** The label of the document type, such as “Evidence of”. */
  readonly typeLabel: string;
  readonly types: readonly { readonly value: Type; readonly label: string }[];
  readonly initialType: Type;
  readonly isPending: boolean;
  /** Runs the command that stores the file; `showInvalid` shows its validation errors in the form. */
  readonly onUpload: (
    upload: Upload<Type>,
    showInvalid: ShowInvalid,
  ) => Promise<CommandResult<unknown>>;
  readonly onUploaded: () => void;
  readonly onCancel: () => void;
}

/** Shown if a file was moved or deleted after it was selected, or if its cloud storage does not respond. */
const unreadable = 'The file could not be read. Choose it again.';

const fileSchema = v.pipe(
  v.instance(File, 'Choose a file.'),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? checkContractFile(dataset.value) : undefined;
    if (problem !== undefined) addIssue({ message: problem });
  }),
);

const uploadSchema = <Type extends string>(types: readonly Type[]) =>
  v.object({ type: v.pipe(v.string(), v.picklist(types)), file: fileSchema });

/**
 * A form to upload one file as a document of a selected type.
 *
 * @example
 * <UploadForm
 *   typeLabel="Type of document"
 *   types={[{ value: 'licence', label: 'Licence' }]}
 *   initialType="licence"
 *   isPending={isPending}
 *   onUpload={(upload, showInvalid) => run(upload, showInvalid)}
 *   onUploaded={onClose}
 *   onCancel={onClose}
 * />
 */
export function UploadForm<Type extends string>({
  typeLabel,
  types,
  initialType,
  isPending,
  onUpload,
  onUploaded,
  onCancel,
}: UploadFormProps<Type>) {
  const schema = uploadSchema(types.map(({ value }) => value));
  const form = useValidatedForm(schema, { defaultValues: { type: initialType } });

  const upload = async ({ type, file }: v.InferOutput<typeof schema>) => {
    const read = await file.arrayBuffer().catch(() => undefined);
    if (!read) {
      form.setError('file', { message: unreadable }, { shouldFocus: true });
      return;
    }
    const given = { type, file: { name: file.name, bytes: new Uint8Array(read) } };
    const { status } = await onUpload(given, showInvalidIn(form, 'file'));
    if (status === 'done') onUploaded();
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
      <SelectField name="type" control={form.control} label={typeLabel} options={types} />
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          Upload
        </Button>
      </FormActions>
    </Form>
  );
}
