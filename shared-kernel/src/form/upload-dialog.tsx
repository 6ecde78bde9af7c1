import type { ReactNode } from 'react';
import * as v from 'valibot';
import { getContractFileError, acceptedContractFileTypes } from '../domain/contract/contract-file';
import type { DialogControls } from '../ui';
import type { CommandResult } from '../workspace/commands/command-result';
import type { InvalidInputHandler } from '../workspace/workspace';
import { CommandDialog } from './command-dialog';
import { FileField } from './file-field';
import { SelectField } from './select-field';

interface Upload<Type extends string> {
  readonly type: Type;
  readonly file: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };
}

export interface UploadDialogProps<Type extends string> extends DialogControls {
  readonly title: string;
  readonly typeLabel: string;
  readonly types: readonly { readonly value: Type; readonly label: string }[];
  readonly initialType: Type;
  /** Runs the command. `showInvalid` shows the command’s validation errors at the fields of the form. */
  readonly onUpload: (
    upload: Upload<Type>,
    showInvalid: InvalidInputHandler,
  ) => Promise<CommandResult<unknown>>;
  readonly children?: ReactNode;
}

/**
 * The error message if the file was moved or deleted after it was selected, or if its cloud storage does not respond.
 */
const unreadable = 'The file could not be read. Choose it again.';

const fileSchema = v.pipe(
  v.instance(File, 'Choose a file.'),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? getContractFileError(dataset.value) : undefined;
    if (problem !== undefined) addIssue({ message: problem });
  }),
);

const uploadSchema = <Type extends string>(types: readonly Type[]) =>
  v.object({ type: v.pipe(v.string(), v.picklist(types)), file: fileSchema });

/** A dialog to upload one file as a document of a selected type. */
export const UploadDialog = <Type extends string>({
  typeLabel,
  types,
  initialType,
  onUpload,
  children,
  ...dialog
}: UploadDialogProps<Type>) => (
  <CommandDialog
    {...dialog}
    size="small"
    label="Upload a document"
    schema={uploadSchema(types.map(({ value }) => value))}
    defaultValues={{ type: initialType }}
    fallbackField="file"
    submit="Upload"
    onSubmit={async ({ type, file }, showInvalid) => {
      const read = await file.arrayBuffer().catch(() => undefined);
      if (read)
        return onUpload(
          { type, file: { name: file.name, bytes: new Uint8Array(read) } },
          showInvalid,
        );
      showInvalid({ message: unreadable, issues: [] });
      return { status: 'failed' };
    }}
  >
    {({ control }) => (
      <>
        {children}
        <FileField
          name="file"
          control={control}
          label="File"
          hint="PDF, PNG, JPEG or DOCX, up to 5 MB. The file stays in this browser."
          accept={acceptedContractFileTypes}
          required
        />
        <SelectField name="type" control={control} label={typeLabel} options={types} />
      </>
    )}
  </CommandDialog>
);
