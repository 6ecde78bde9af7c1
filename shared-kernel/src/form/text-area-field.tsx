import type { FieldValues } from 'react-hook-form';
import { Button, TextArea } from '../ui/antd';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

export interface TextAreaFieldProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  readonly autoFocus?: boolean;
  /**
   * The maximum length that the schema allows. The field accepts longer text, so that the user can shorten it, but
   * marks it as invalid.
   */
  readonly maxLength?: number;
  /** Texts that the user can select instead of typing. Selecting one does not submit the form. */
  readonly suggestions?: readonly string[];
}

interface SuggestionsProps {
  readonly texts: readonly string[];
  readonly fieldId: string;
  readonly onPick: (text: string) => void;
}

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

/** A field for several lines of text. */
export function TextAreaField<Values extends FieldValues, Output = Values>({
  autoFocus,
  maxLength,
  suggestions = [],
  ...props
}: TextAreaFieldProps<Values, Output>) {
  return (
    <Field {...props}>
      {(input) => (
        <>
          <TextArea
            {...input}
            rows={3}
            autoFocus={autoFocus}
            data-autofocus={autoFocus}
            className={maxLength === undefined ? undefined : styles.counted}
            count={maxLength === undefined ? undefined : { max: maxLength, show: true }}
          />
          {suggestions.length > 0 && (
            <Suggestions texts={suggestions} fieldId={input.id} onPick={input.onChange} />
          )}
        </>
      )}
    </Field>
  );
}
