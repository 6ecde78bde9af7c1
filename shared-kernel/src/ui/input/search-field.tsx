import { useRef } from 'react';
import { maxSearchLength } from '../../domain/search/truncate-search-text';
import { getUnmodifiedKey } from '../../shell/pressed-key';
import { Input, type InputRef } from '../antd';
import { Icon } from '../icon/icon';
import styles from './search-field.module.css';
import { useShortcut, useEnabledShortcutKey } from '../keyboard/is-plain-key';
import { useTypedText } from './use-typed-text';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly shortcut?: string | null;
  readonly autoFocus?: boolean;
}

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
      allowClear={{ clearIcon: <Icon name="close-circle" label="Clear search" /> }}
      suffix={
        text === '' &&
        key !== null && (
          <kbd className={styles.key} aria-hidden="true">
            {key}
          </kbd>
        )
      }
      onKeyDown={(event) => {
        if (getUnmodifiedKey(event) === 'Escape' && text !== '') {
          event.stopPropagation();
          type('');
        }
      }}
    />
  );
}
