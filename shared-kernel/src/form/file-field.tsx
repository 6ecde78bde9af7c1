import { useRef, useState, type DragEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatBytes } from '../format';
import { Button, Icon } from '../ui';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import styles from './file-field.module.css';
import { useField } from './use-field';

export interface FileFieldProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  /** As the `accept` attribute: `.pdf,image/*`. */
  readonly accept?: string;
}

/** One file, chosen or dropped; the value is a `File` or `undefined`. */
export function FileField<Values extends FieldValues, Output = Values>(
  props: FileFieldProps<Values, Output>,
) {
  const { field, frame, disabled } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const file: unknown = field.value;
  const isChosen = file instanceof File;

  const choose = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first && !disabled) field.onChange(first);
    if (input.current) input.current.value = '';
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files);
  };

  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <div
          className={styles.zone}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <input
            {...wiring}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            type="file"
            name={field.name}
            accept={props.accept}
            disabled={disabled}
            className={styles.input}
            onBlur={field.onBlur}
            onChange={(event) => choose(event.target.files)}
          />
          <Icon name={isChosen ? 'document' : 'upload'} />
          <span className={styles.text}>
            {isChosen
              ? `${file.name} · ${formatBytes(file.size)}`
              : 'Choose a file or drop it here'}
          </span>
          {isChosen && (
            <Button
              size="small"
              className={styles.remove}
              disabled={disabled}
              onClick={() => field.onChange(undefined)}
            >
              Remove
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
