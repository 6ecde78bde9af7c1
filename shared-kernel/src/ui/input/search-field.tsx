import { useRef } from 'react';
import { maxSearchLength } from '../../domain/search/truncate-search-text';
import { getUnmodifiedKey } from '../../shell/pressed-key';
import { Input, type InputRef } from '../antd';
import { Icon } from '../icon/icon';
import styles from './search-field.module.css';
import { useShortcut, useEnabledShortcutKey } from '../keyboard/use-shortcut';
import { useTypedText } from './use-typed-text';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly shortcut?: string | null;
  readonly autoFocus?: boolean;
}

interface SearchEndProps {
  readonly isEmpty: boolean;
  readonly shortcut: string | null;
  readonly onClear: () => void;
}

const SearchEnd = ({ isEmpty, shortcut, onClear }: SearchEndProps) =>
  isEmpty ? (
    shortcut !== null && (
      <kbd className={styles.key} aria-hidden="true">
        {shortcut}
      </kbd>
    )
  ) : (
    <button type="button" aria-label="Clear search" className={styles.clear} onClick={onClear}>
      <Icon name="close-circle" />
    </button>
  );

/** A search field that has a shortcut and a clear button. */
export function SearchField({
  label,
  value,
  onChange,
  shortcut = '/',
  autoFocus = false,
}: SearchFieldProps) {
  const input = useRef<InputRef>(null);
  const { text, type, field } = useTypedText(value, onChange);

  const key = useEnabledShortcutKey(shortcut);
  useShortcut(shortcut, () => input.current?.focus({ cursor: 'all' }));

  const clear = () => {
    type('');
    input.current?.focus();
  };

  return (
    <Input
      {...field}
      ref={input}
      type="search"
      maxLength={maxSearchLength}
      role="searchbox"
      autoFocus={autoFocus}
      aria-label={label}
      aria-keyshortcuts={key ?? undefined}
      placeholder={label}
      className={styles.search}
      prefix={<Icon name="search" />}
      suffix={<SearchEnd isEmpty={text === ''} shortcut={key} onClear={clear} />}
      onKeyDown={(event) => {
        if (getUnmodifiedKey(event) === 'Escape' && text !== '') {
          event.stopPropagation();
          type('');
        }
      }}
    />
  );
}
