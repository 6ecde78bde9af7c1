import styles from './data-table.module.css';
import { FilterSelect } from '../input/filter-select';
import { RecordText } from './record-text';
import { RowCheckbox } from './row-checkbox';
import { namingColumn, type DataTableProps, type TableSort } from './table-column';
import { VirtualList } from './virtual-list';

const sortValue = ({ key, direction }: TableSort) => `${key} ${direction}`;

/** The rows of a table as cards, for narrow windows. */
export function DataTableCards<T>(props: DataTableProps<T>) {
  const { label, columns, rows, rowKey, sort, onSort, onRow, selection, rowName } = props;
  const naming = namingColumn(columns);
  const sorts: { readonly sort: TableSort; readonly label: string }[] = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ key, title }) => [
      { sort: { key, direction: 'ascending' as const }, label: `${title} ↑` },
      { sort: { key, direction: 'descending' as const }, label: `${title} ↓` },
    ]);
  const isListed = sorts.some((choice) => sort && sortValue(choice.sort) === sortValue(sort));
  if (sort && !isListed) sorts.unshift({ sort, label: 'Default order' });
  return (
    <div className={styles.cards}>
      {onSort && sort && sorts.length > 1 && (
        <FilterSelect
          label="Sort by"
          value={sortValue(sort)}
          options={sorts.map((choice) => ({ value: sortValue(choice.sort), label: choice.label }))}
          onChange={(value) => {
            const choice = sorts.find((candidate) => sortValue(candidate.sort) === value);
            if (choice) onSort(choice.sort);
          }}
        />
      )}
      <VirtualList
        label={label}
        items={rows}
        itemKey={rowKey}
        gap={8}
        estimateSize={72 + columns.length * 22}
        renderItem={(row) => (
          <div
            className={styles.card}
            data-selected={props.selectedKey === rowKey(row) || undefined}
          >
            {naming && (
              <div className={styles.name}>
                {selection && (
                  <RowCheckbox
                    name={`Select ${rowName?.(row) ?? rowKey(row)}`}
                    isPicked={selection.keys.has(rowKey(row))}
                    onPick={(isPicked, isRange) => selection.pick(rowKey(row), isPicked, isRange)}
                  />
                )}
                {onRow ? (
                  <button type="button" className={styles.open} onClick={() => onRow(row)}>
                    <RecordText>{naming.render(row)}</RecordText>
                  </button>
                ) : (
                  <RecordText>{naming.render(row)}</RecordText>
                )}
              </div>
            )}
            <dl>
              {columns
                .filter((column) => column !== naming)
                .map(({ key, title, render }) => (
                  <div key={key}>
                    <dt>{title}</dt>
                    <dd>
                      <RecordText>{render(row)}</RecordText>
                    </dd>
                  </div>
                ))}
            </dl>
          </div>
        )}
      />
    </div>
  );
}
