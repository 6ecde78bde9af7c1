import { useId, type ReactNode } from 'react';
import { classNames } from '../../format';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../layout/visually-hidden';
import styles from './filter-chip.module.css';
import { Select } from './select';

export interface FilterOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
}

export interface FilterSelectProps<T extends string> {
  /** What it narrows by, such as “Status”. */
  readonly label: string;
  readonly value: T;
  /** Every choice; the one that narrows nothing is `all` or empty. */
  readonly options: readonly FilterOption<T>[];
  readonly onChange: (value: T) => void;
}

/**
 * One filter with few choices, as a chip: it names its choice, and clears it, once that narrows anything.
 *
 * @example
 * <FilterSelect
 *   label="Status"
 *   value="all"
 *   options={[{ value: 'all', label: 'All' }, { value: 'active', label: 'Active' }]}
 *   onChange={(status) => setQ(status)}
 * />
 */
export function FilterSelect<T extends string>({
  label,
  value,
  options,
  onChange,
}: FilterSelectProps<T>) {
  const id = useId();
  const none = options.find((option) => option.value === 'all' || option.value === '')?.value;
  const isNone = value === none;
  const isOn = none !== undefined && !isNone;
  return (
    <Select<T | undefined>
      id={id}
      aria-label={label}
      className={classNames(styles.chip, isOn && styles.on)}
      prefix={<span aria-hidden="true">{isNone ? label : `${label}:`}</span>}
      labelRender={({ label: choice }) =>
        isNone ? <VisuallyHidden>{choice}</VisuallyHidden> : choice
      }
      allowClear={isOn && { clearIcon: <Icon name="close-circle" />, label: `Clear ${label}` }}
      value={value}
      options={options}
      popupMatchSelectWidth={false}
      onChange={(chosen) => {
        const next = chosen ?? none;
        if (next !== undefined) onChange(next);
      }}
    />
  );
}
