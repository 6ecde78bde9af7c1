import type { ComponentProps, ReactNode } from 'react';
import { textMatcher } from '../../domain/search';
import { Select as AntdSelect } from '../antd';

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
  /** Whether typing narrows the options, as the search of a list does; always where several may be chosen. */
  readonly isSearched?: boolean;
}

/** A virtual list has no options for assistive technology to read but the active one and its neighbours. */
const maxPlainOptions = 100;

const isFound = (search: string, option?: SelectOption) =>
  textMatcher(search)([typeof option?.label === 'string' ? option.label : (option?.value ?? '')]);

/** antd's select without native titles. */
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
