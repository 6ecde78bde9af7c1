import { useId, type ReactNode } from 'react';
import styles from './filter-select.module.css';
import { Select } from './select';

export interface FilterOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
}

export interface FilterSelectProps<T extends string> {
  /** What it narrows by, such as “Status”; shown before the choice. */
  readonly label: string;
  readonly value: T;
  /** Every choice, the one for “all” included. */
  readonly options: readonly FilterOption<T>[];
  readonly onChange: (value: T) => void;
}

/** One filter with few choices. */
export function FilterSelect<T extends string>({
  label,
  value,
  options,
  onChange,
}: FilterSelectProps<T>) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        className={styles.select}
        value={value}
        options={options}
        popupMatchSelectWidth={false}
        onChange={onChange}
      />
    </div>
  );
}
