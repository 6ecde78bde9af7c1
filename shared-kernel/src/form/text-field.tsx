import {
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import type { FieldValues } from 'react-hook-form';
import { Input, RecordText } from '../ui';
import { Field, type FieldProps } from './field';
import { getUnmodifiedKey } from '../shell';
import { AutoComplete } from '../ui/antd';
import styles from './field.module.css';

interface SuggestedTextProps extends ComponentProps<typeof AutoComplete<string>> {
  readonly value: string;
  readonly suggestions: readonly string[];
}

const hasActiveOption = (field: EventTarget) =>
  field instanceof Element &&
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '') !== null;

/**
 * A text input with a list of suggestions. The caller filters the suggestions, and the user can also enter other texts.
 */
export function AutocompleteInput({ suggestions, ...rest }: SuggestedTextProps) {
  const [isOpen, setOpen] = useState(false);

  /**
   * With antd, Enter and Tab only close the list of suggestions. Here, Enter also submits the form and Tab leaves the
   * field.
   */
  const press = (event: KeyboardEvent) => {
    if (!['Enter', 'Tab'].includes(getUnmodifiedKey(event)) || hasActiveOption(event.target))
      return;
    event.stopPropagation();
    setOpen(false);
  };

  return (
    <div onKeyDownCapture={press}>
      <AutoComplete
        {...rest}
        open={isOpen}
        onOpenChange={setOpen}
        className={styles.full}
        title=""
        virtual={false}
        options={suggestions
          .filter((suggestion) => suggestion !== rest.value)
          .map((value) => ({ value, title: '', label: <RecordText>{value}</RecordText> }))}
      />
    </div>
  );
}

interface TextFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
  readonly suffix?: ReactNode;
  readonly spellCheck?: boolean;
  readonly autoFocus?: boolean;
  readonly suggestions?: readonly string[] | undefined;
}

/**
 * Email and URL fields use plain text inputs, because the browser’s `email` and `url` inputs rewrite non-English
 * letters and reject values that the schema accepts.
 */
const typingOf = (type: NonNullable<TextFieldProps<FieldValues, unknown>['type']>) =>
  type === 'email' || type === 'url'
    ? ({ type: 'text', inputMode: type, autoCapitalize: 'none' } as const)
    : { type };

/** A field for one line of text. */
export function TextField<Values extends FieldValues, Output = Values>({
  type = 'text',
  placeholder,
  suffix,
  autoFocus,
  suggestions,
  autoComplete,
  spellCheck,
  ...props
}: TextFieldProps<Values, Output>) {
  return (
    <Field {...props}>
      {(input) =>
        suggestions ? (
          <AutocompleteInput {...input} placeholder={placeholder} suggestions={suggestions} />
        ) : (
          <Input
            {...input}
            placeholder={placeholder}
            {...typingOf(type)}
            suffix={suffix}
            spellCheck={spellCheck}
            autoComplete={autoComplete}
            autoFocus={autoFocus}
            data-autofocus={autoFocus}
          />
        )
      }
    </Field>
  );
}
