import { useId, type ReactNode, type ComponentProps } from 'react';
import { classNames } from '../../format';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../text/visually-hidden';
import styles from './filter-chip.module.css';
import { createTextMatcher } from '../../domain/search';
import { Select as AntdSelect } from '../antd';

export interface FilterSelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly SelectOption<T>[];
  readonly onChange: (value: T) => void;
}

/** A filter chip with a list of options. If active, it shows the selected option and a button that clears it. */
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

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
}

type AntdSelectProps<Value> = ComponentProps<typeof AntdSelect<Value, SelectOption>>;

export interface SelectProps<Value> extends Omit<
  AntdSelectProps<Value>,
  'options' | 'title' | 'virtual' | 'showSearch'
> {
  readonly options: readonly SelectOption[];
  /** Whether typing filters the options. Always true if the user can select several options. */
  readonly isSearched?: boolean;
}

/**
 * Maximum number of options to render without virtualization. Longer lists are virtualized, so assistive technology
 * finds only the active option and its neighbours.
 */
const maxPlainOptions = 100;

const isFound = (search: string, option?: SelectOption) =>
  createTextMatcher(search)([
    typeof option?.label === 'string' ? option.label : (option?.value ?? ''),
  ]);

/** antd’s select field without title attributes. */
export function Select<Value>({ options, isSearched = false, ...rest }: SelectProps<Value>) {
  return (
    <AntdSelect<Value, SelectOption>
      {...rest}
      title=""
      options={options.map((option) => ({ ...option, title: '' }))}
      virtual={options.length > maxPlainOptions}
      showSearch={(isSearched || rest.mode === 'multiple') && { filterOption: isFound }}
    />
  );
}
