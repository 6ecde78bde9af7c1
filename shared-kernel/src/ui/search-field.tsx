import { useRef, useState } from 'react';
import { Input, type InputRef } from './antd';
import { Icon } from './icon';
import styles from './search-field.module.css';
import { useShortcut } from './use-shortcut';

export interface SearchFieldProps {
  /** What is searched, such as “Search contracts by title or client”. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The key that moves focus here; none when `null`. */
  readonly shortcut?: string | null;
  /** Takes the focus when it appears, because it was asked for by its key. */
  readonly autoFocus?: boolean;
}

/**
 * A search that is its own while it has the focus: an owner that answers late, such as the URL, never
 * takes back what was typed meanwhile. Without the focus it shows what its owner says.
 */
export function SearchField({
  label,
  value,
  onChange,
  shortcut = '/',
  autoFocus = false,
}: SearchFieldProps) {
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value;

  useShortcut(shortcut, () => input.current?.focus({ cursor: 'all' }));

  const type = (next: string) => {
    setTyped(next);
    onChange(next);
  };

  return (
    <Input
      ref={input}
      type="search"
      role="searchbox"
      autoFocus={autoFocus}
      aria-label={label}
      aria-keyshortcuts={shortcut ?? undefined}
      placeholder={label}
      value={text}
      className={styles['search']}
      prefix={<Icon name="search" />}
      suffix={
        text === '' ? (
          shortcut !== null && (
            <kbd className={styles['key']} aria-hidden="true">
              {shortcut}
            </kbd>
          )
        ) : (
          <button
            type="button"
            aria-label="Clear search"
            className={styles['clear']}
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          >
            <Icon name="close-circle" />
          </button>
        )
      }
      onFocus={() => setTyped((current) => current ?? value)}
      onBlur={() => setTyped(undefined)}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text !== '') {
          event.stopPropagation();
          type('');
        }
      }}
    />
  );
}
