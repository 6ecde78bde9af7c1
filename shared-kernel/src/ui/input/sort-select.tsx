import { FilterSelect } from './filter-select';

interface SortOption<Key extends string, Direction extends string> {
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
 *   options={[{ label: 'Name', key: 'name', direction: 'ascending' }]}
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
  const indexOf = (key: string, direction: string) =>
    String(options.findIndex((each) => each.key === key && each.direction === direction));
  return (
    <FilterSelect
      label={label}
      value={indexOf(sort, dir)}
      options={options.map((each, index) => ({ value: String(index), label: each.label }))}
      onChange={(index) => {
        const choice = options[Number(index)];
        if (choice) onChange({ sort: choice.key, dir: choice.direction });
      }}
    />
  );
}
