import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Input } from '../ui';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

export interface TextFieldProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly spellCheck?: boolean;
  readonly autoFocus?: boolean;
  /** What may be meant; any other text is as good. */
  readonly suggestions?: readonly string[] | undefined;
}

/** The browser's own fields for addresses rewrite letters beyond English, and refuse what a schema takes. */
const typingOf = (type: NonNullable<TextFieldProps<FieldValues, unknown>['type']>) =>
  type === 'email' || type === 'url'
    ? ({ type: 'text', inputMode: type, autoCapitalize: 'none' } as const)
    : { type };

/** One line of text. */
export function TextField<Values extends FieldValues, Output = Values>(
  props: TextFieldProps<Values, Output>,
) {
  const { type = 'text', autoComplete, placeholder, prefix, suffix, spellCheck } = props;
  const { autoFocus, suggestions } = props;
  const { field, frame, status, disabled } = useField(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <>
          <Input
            {...wiring}
            {...field}
            {...typingOf(type)}
            status={status}
            disabled={disabled}
            autoComplete={autoComplete}
            placeholder={placeholder}
            prefix={prefix}
            suffix={suffix}
            spellCheck={spellCheck}
            autoFocus={autoFocus}
            data-autofocus={autoFocus}
            list={suggestions && `${wiring.id}-suggestions`}
          />
          {suggestions && (
            <datalist id={`${wiring.id}-suggestions`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  );
}
