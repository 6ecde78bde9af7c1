import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { plainKey } from '../shell';
import { RecordText } from '../ui';
import { AutoComplete } from '../ui/antd';
import styles from './field.module.css';

interface SuggestedTextProps extends ComponentProps<typeof AutoComplete<string>> {
  readonly value: string;
  readonly suggestions: readonly string[];
}

const hasActiveOption = (field: EventTarget) =>
  field instanceof Element &&
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '') !== null;

/** A line of text with suggestions below it, which the caller narrows. Any other text is as good. */
export function SuggestedText({ suggestions, ...rest }: SuggestedTextProps) {
  const [isOpen, setOpen] = useState(false);

  /** antd's Enter and Tab would close the list instead of submitting the form and leaving the field. */
  const press = (event: KeyboardEvent) => {
    if (!['Enter', 'Tab'].includes(plainKey(event)) || hasActiveOption(event.target)) return;
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
