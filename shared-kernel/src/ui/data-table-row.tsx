import { memo, type MouseEvent } from 'react';
import styles from './data-table.module.css';
import { RecordText } from './record-text';
import { RowCheckbox } from './row-checkbox';
import { namingColumn, type TableColumn } from './table-column';

interface DataTableRowProps<T> {
  readonly row: T;
  readonly index: number;
  /** Its place among all rows, shown or not. */
  readonly place: number;
  /** Told the row's element where its height matters. */
  readonly measure: ((element: Element | null) => void) | undefined;
  readonly columns: readonly TableColumn<T>[];
  readonly isSelected: boolean;
  readonly onOpen: ((row: T) => void) | undefined;
  readonly rowKey: string;
  /** What its checkbox is called. */
  readonly name: string;
  readonly isPicked: boolean;
  readonly onPick: ((key: string, isPicked: boolean, isRange: boolean) => void) | undefined;
}

const isOnControl = ({ target, currentTarget }: MouseEvent) =>
  target instanceof Element &&
  target.closest('a, button, input, label, [role="menuitem"]') !== null &&
  currentTarget.contains(target);

function TableRow<T>({
  row,
  index,
  place,
  measure,
  columns,
  isSelected,
  onOpen,
  rowKey,
  name,
  isPicked,
  onPick,
}: DataTableRowProps<T>) {
  const naming = namingColumn(columns);
  const openByMouse = (event: MouseEvent) => {
    if (!isOnControl(event)) onOpen?.(row);
  };
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={place + 2}
      data-selected={isSelected || undefined}
      data-picked={isPicked || undefined}
      data-opens={onOpen ? true : undefined}
      onClick={onOpen && openByMouse}
    >
      {onPick && (
        <td className={styles.picks}>
          <RowCheckbox
            name={`Select ${name}`}
            isPicked={isPicked}
            onPick={(isNow, isRange) => onPick(rowKey, isNow, isRange)}
          />
        </td>
      )}
      {columns.map((column) => {
        const { key, align = 'start', render } = column;
        if (column !== naming)
          return (
            <td key={key} data-align={align}>
              <RecordText>{render(row)}</RecordText>
            </td>
          );
        return (
          <th key={key} scope="row" data-align={align}>
            {onOpen ? (
              <button
                type="button"
                className={styles.open}
                aria-current={isSelected || undefined}
                onClick={() => onOpen(row)}
              >
                <RecordText>{render(row)}</RecordText>
              </button>
            ) : (
              <RecordText>{render(row)}</RecordText>
            )}
          </th>
        );
      })}
    </tr>
  );
}

/** One row; it stays as it is drawn while only the view moves. */
export const DataTableRow = memo(TableRow) as typeof TableRow;
