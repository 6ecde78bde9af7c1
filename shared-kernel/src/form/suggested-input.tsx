import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { plainKey } from '../shell';
import { Input, RecordText } from '../ui';
import styles from './suggested-input.module.css';

interface SuggestedInputProps extends Omit<
  ComponentProps<typeof Input>,
  'id' | 'value' | 'onChange' | 'onBlur'
> {
  readonly id: string;
  readonly value: string;
  readonly suggestions: readonly string[];
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** The option that an arrow key leads to; none lies before the first and behind the last. */
function nextOption(at: number, by: number, count: number): number {
  const next = at + by;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}

/** A line of text with what may be meant in a list below it, which the caller narrows as one types. Any other text is as good. */
export function SuggestedInput({ suggestions, onChange, onBlur, ...input }: SuggestedInputProps) {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const { id, value } = input;
  const offered = suggestions.filter((suggestion) => suggestion !== value);
  const isShown = isOpen && offered.length > 0;
  const current = isShown ? offered[at] : undefined;
  const listId = `${id}-suggestions`;
  const optionId = (place: number) => `${id}-suggestion-${place}`;

  const show = () => {
    setOpen(true);
    setAt(-1);
  };
  const close = () => setOpen(false);
  const choose = (suggestion: string) => {
    onChange(suggestion);
    close();
  };
  const press = (event: KeyboardEvent) => {
    const key = plainKey(event);
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const by = key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      setAt(nextOption(isShown ? at : -1, by, offered.length));
    } else if (key === 'Enter' && current !== undefined) {
      event.preventDefault();
      choose(current);
    } else if (key === 'Escape' && isShown) {
      // The dialog around it stays.
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className={styles.field}>
      <Input
        {...input}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={current === undefined ? undefined : optionId(at)}
        onChange={({ target }) => {
          onChange(target.value);
          show();
        }}
        onClick={show}
        onKeyDown={press}
        onBlur={() => {
          close();
          onBlur();
        }}
      />
      {isShown && (
        <ul id={listId} role="listbox" aria-label="Suggestions" className={styles.list}>
          {offered.map((suggestion, place) => (
            <li
              key={suggestion}
              id={optionId(place)}
              ref={place === at ? (option) => option?.scrollIntoView({ block: 'nearest' }) : null}
              role="option"
              aria-selected={place === at}
              className={styles.option}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(suggestion);
              }}
            >
              <RecordText>{suggestion}</RecordText>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
