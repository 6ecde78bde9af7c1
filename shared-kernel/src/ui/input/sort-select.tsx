import { FilterSelect } from './filter-select';

interface SortOption<Key extends string, Direction extends string> {
  /** The column key and sort direction, separated by a space. */
  readonly value: string;
  readonly label: string;
  readonly key: Key;
  readonly direction: Direction;
}

export interface SortSelectProps<Key extends string, Direction extends string> {
  readonly label?: string;
  readonly sort: Key;
  readonly dir: Direction;
  readonly options: readonly SortOption<Key, Direction>[];
  readonly onChange: (order: { readonly sort: Key; readonly dir: Direction }) => void;
}

/**
 * A select field for the sort order of a list of cards.
 *
 * @example
 * <SortSelect
 *   sort="name"
 *   dir="ascending"
 *   options={[{ value: 'name ascending', label: 'Name', key: 'name', direction: 'ascending' }]}
 *   onChange={({ sort }) => setQ(sort)}
 * />
 */
export function SortSelect<Key extends string, Direction extends string>({
  label = 'Sort',
  sort,
  dir,
  options,
  onChange,
}: SortSelectProps<Key, Direction>) {
  return (
    <FilterSelect
      label={label}
      value={`${sort} ${dir}`}
      // Omits `key`, because antd would use it as the React key, and both sort directions of a column have the same
      // `key`.
      options={options.map(({ value, label: text }) => ({ value, label: text }))}
      onChange={(value) => {
        const choice = options.find((option) => option.value === value);
        if (choice) onChange({ sort: choice.key, dir: choice.direction });
      }}
    />
  );
}
