import styles from './data-table.module.css';
import { Icon } from './icon';
import { RowCheckbox } from './row-checkbox';
import { toggledSort, type DataTableProps } from './table-column';

type DataTableHeaderProps<T> = Pick<DataTableProps<T>, 'columns' | 'sort' | 'onSort' | 'selection'>;

/** Column titles; a sortable one is a button. */
export function DataTableHeader<T>({ columns, sort, onSort, selection }: DataTableHeaderProps<T>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" className={styles.picks}>
            <RowCheckbox
              name="Select all"
              isPicked={selection.total > 0 && selection.keys.size === selection.total}
              isPartly={selection.keys.size > 0 && selection.keys.size < selection.total}
              onPick={(isPicked) => (isPicked ? selection.pickAll() : selection.pickNone())}
            />
          </th>
        )}
        {columns.map(({ key, title, align = 'start', width, isSortable }) => {
          const direction = sort?.key === key ? sort.direction : undefined;
          return (
            <th
              key={key}
              scope="col"
              data-align={align}
              style={{ inlineSize: width }}
              aria-sort={isSortable && onSort ? (direction ?? 'none') : undefined}
            >
              {isSortable && onSort ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onSort(toggledSort(key, sort))}
                >
                  {title}
                  <span className={styles.arrow} data-direction={direction}>
                    <Icon name={direction === 'descending' ? 'chevron-down' : 'chevron-up'} />
                  </span>
                </button>
              ) : (
                title
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
