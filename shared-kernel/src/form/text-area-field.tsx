import type { FieldValues } from 'react-hook-form';
import { Button, TextArea } from '../ui/antd';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import styles from './field.module.css';
import { useField } from './use-field';

export interface TextAreaFieldProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  readonly autoFocus?: boolean;
  /** The most its schema takes: it is counted, and what is longer stays to be shortened. */
  readonly maxLength?: number;
  /** Texts that are often written. A press fills the field and submits nothing. */
  readonly suggestions?: readonly string[];
}

interface SuggestionsProps {
  readonly texts: readonly string[];
  readonly fieldId: string;
  readonly onPick: (text: string) => void;
}

/** Buttons that fill the field and give it the focus, so that the text can be changed and is submitted on purpose. */
function Suggestions({ texts, fieldId, onPick }: SuggestionsProps) {
  return (
    <div role="group" aria-label="Suggestions" className={styles.suggestions}>
      {texts.map((text) => (
        <Button
          key={text}
          size="small"
          htmlType="button"
          onClick={() => {
            onPick(text);
            document.getElementById(fieldId)?.focus();
          }}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}

/**
 * Several lines of text.
 *
 * @example
 * <TextAreaField name="note" control={form.control} label="Note" maxLength={500} />
 */
export function TextAreaField<Values extends FieldValues, Output = Values>(
  props: TextAreaFieldProps<Values, Output>,
) {
  const { autoFocus, maxLength, suggestions = [] } = props;
  const { field, frame, status, disabled } = useField(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <>
          <TextArea
            {...wiring}
            {...field}
            rows={3}
            autoFocus={autoFocus}
            data-autofocus={autoFocus}
            status={status}
            disabled={disabled}
            className={maxLength === undefined ? undefined : styles.counted}
            count={maxLength === undefined ? undefined : { max: maxLength, show: true }}
          />
          {suggestions.length > 0 && (
            <Suggestions texts={suggestions} fieldId={wiring.id} onPick={field.onChange} />
          )}
        </>
      )}
    </FieldFrame>
  );
}
