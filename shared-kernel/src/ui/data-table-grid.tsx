import { useRef } from 'react';
import { useThemeChoice } from '../theme/theme-context';
import { DataTableHeader } from './data-table-header';
import { DataTableRow } from './data-table-row';
import styles from './data-table.module.css';
import { ListParts, type ListPart } from './list-parts';
import type { DataTableProps } from './table-column';
import { usePlainRows } from './use-plain-rows';
import { useRowsVirtualizer } from './use-rows-virtualizer';

const plainRows = 200;
const defaultHeight = 640;

const Spacer = ({ height, span }: { readonly height: number; readonly span: number }) =>
  height > 0 && (
    <tr aria-hidden="true">
      <td colSpan={span} className={styles['spacer']} style={{ blockSize: height }} />
    </tr>
  );

type PartProps<T> = Omit<DataTableProps<T>, 'rows'> & { readonly part: ListPart<T> };

function PartGrid<T>({ part, ...props }: PartProps<T>) {
  const { label, columns, rowKey, height = defaultHeight } = props;
  const rows = part.items;
  const scroller = useRef<HTMLDivElement>(null);
  const { compact } = useThemeChoice();
  const plain = usePlainRows(rows, plainRows);
  const estimateSize = compact ? 32 : 44;
  const virtualizer = useRowsVirtualizer({
    count: plain ? 0 : rows.length,
    estimateSize,
    gap: 0,
    getKey: (index) => index,
    container: scroller,
    isOwnScroller: true,
  });
  const shown = plain
    ? plain.map((row, index) => ({ row, index }))
    : virtualizer.rows.flatMap(({ index }) => {
        const row = rows[index];
        return row === undefined ? [] : [{ row, index }];
      });
  const before = virtualizer.rows[0]?.top ?? 0;
  const after = virtualizer.totalSize - (virtualizer.rows.at(-1)?.bottom ?? 0);

  return (
    <div
      ref={scroller}
      role="region"
      aria-label={label}
      tabIndex={0}
      className={styles['scroller']}
      style={plain ? undefined : { maxBlockSize: height }}
    >
      <table aria-label={label} aria-rowcount={part.total + 1} className={styles['table']}>
        <DataTableHeader columns={columns} sort={props.sort} onSort={props.onSort} />
        <tbody>
          <Spacer height={before} span={columns.length} />
          {shown.map(({ row, index }) => (
            <DataTableRow
              key={rowKey(row)}
              row={row}
              index={index}
              place={part.first + index}
              measure={plain ? undefined : virtualizer.measure}
              columns={columns}
              isSelected={props.selectedKey === rowKey(row)}
              onOpen={props.onRow}
            />
          ))}
          <Spacer height={after} span={columns.length} />
        </tbody>
      </table>
    </div>
  );
}

/** The table itself. */
export const DataTableGrid = <T,>({ rows, ...props }: DataTableProps<T>) => (
  <ListParts label={props.label} items={rows}>
    {(part) => <PartGrid {...props} part={part} />}
  </ListParts>
);
