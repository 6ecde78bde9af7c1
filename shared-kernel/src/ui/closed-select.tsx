import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../format';
import { antdClasses } from '../theme/antd-classes';
import { useThemeChoice } from '../theme/theme-context';
import styles from './closed-select.module.css';
import { Icon } from './icon';

interface ClosedSelectProps extends Pick<ComponentProps<'div'>, 'onMouseDown' | 'onClick'> {
  /** What is chosen; the placeholder stands there for nothing. */
  readonly label: ReactNode;
  readonly placeholder: ReactNode;
  readonly status: 'error' | undefined;
  readonly isSearched: boolean;
  readonly isFocused: boolean;
  readonly isAwaited: boolean;
  readonly className: string | undefined;
  readonly onApproach: () => void;
  readonly input: ComponentProps<'input'>;
}

const isText = (label: ReactNode) => typeof label === 'string' || typeof label === 'number';

const hasText = (label: ReactNode) => label !== undefined && label !== null && label !== '';

/** antd's select as long as it is closed: by its own classes, so that its stylesheet gives it its looks. */
export function ClosedSelect({
  label,
  placeholder,
  status,
  isSearched,
  isFocused,
  isAwaited,
  className,
  onApproach,
  input,
  ...events
}: ClosedSelectProps) {
  const choice = useThemeChoice();
  return (
    <div
      {...events}
      className={classNames(
        'ant-select ant-select-outlined ant-select-single ant-select-show-arrow ant-select-css-var',
        status && `ant-select-status-${status}`,
        isSearched && 'ant-select-show-search',
        input.disabled && 'ant-select-disabled',
        isFocused && 'ant-select-focused',
        isAwaited && styles.awaited,
        antdClasses(choice),
        className,
      )}
      onPointerEnter={onApproach}
    >
      <div
        className={classNames(
          'ant-select-content',
          hasText(label) && 'ant-select-content-has-value',
        )}
        title={isText(label) ? String(label) : undefined}
      >
        {label ?? <div className="ant-select-placeholder">{placeholder}</div>}
        <input
          {...input}
          type="text"
          className="ant-select-input"
          value=""
          readOnly
          autoComplete="new-password"
          role="combobox"
          aria-expanded={false}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-busy={isAwaited || undefined}
        />
      </div>
      <div className="ant-select-suffix">
        <Icon name="chevron-down" label="down" />
      </div>
    </div>
  );
}
