import type { FieldValues } from 'react-hook-form';
import { classNames, formatBytes } from '../format';
import { Button, Icon } from '../ui';
import { Upload } from '../ui/antd';
import { Field, type FieldProps } from './field';
import styles from './file-field.module.css';

export interface FileFieldProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  readonly accept?: string;
}

const selectedFile = (value: unknown) => (value instanceof File ? value : undefined);

interface FileZoneProps {
  readonly file: File | undefined;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

const FileZone = ({ file, disabled, onRemove }: FileZoneProps) => (
  <span className={styles.file}>
    <Icon name={file ? 'document' : 'upload'} />
    <span className={styles.text}>
      {file ? `${file.name} · ${formatBytes(file.size)}` : 'Choose a file or drop it here'}
    </span>
    {file && (
      <Button size="small" className={styles.remove} disabled={disabled} onClick={onRemove}>
        Remove
      </Button>
    )}
  </span>
);

/**
 * A field for one file, selected or dropped. The value is a `File` or `undefined`.
 *
 * @example
 * <FileField name="file" control={form.control} label="Licence" accept=".pdf" required />
 */
export function FileField<Values extends FieldValues, Output = Values>({
  accept,
  ...props
}: FileFieldProps<Values, Output>) {
  return (
    <Field {...props}>
      {({ ref, value, onChange, onBlur: _onBlur, status, ...input }) => (
        <Upload
          {...input}
          ref={(upload) =>
            ref({ focus: () => upload?.nativeElement?.querySelector('input')?.focus() })
          }
          type="drag"
          className={classNames(styles.zone, status && styles.wrong)}
          {...(accept !== undefined && { accept })}
          fileList={[]}
          showUploadList={false}
          openFileDialogOnClick={false}
          beforeUpload={(chosen) => {
            onChange(chosen);
            return false;
          }}
        >
          <FileZone
            file={selectedFile(value)}
            disabled={input.disabled}
            onRemove={() => onChange(undefined)}
          />
        </Upload>
      )}
    </Field>
  );
}
