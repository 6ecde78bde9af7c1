import { useRef } from 'react';
import { densities } from '../theme/scale';
import { useThemeChoice } from '../theme/theme-context';
import { DataTableHeader } from './data-table-header';
import { DataTableRow } from './data-table-row';
import styles from './data-table.module.css';
import { PagedList, type ListPage } from './paged-list';
import type { DataTableProps } from './table-column';
import { usePlainRows } from './use-plain-rows';
import { useRowsVirtualizer } from './use-rows-virtualizer';

const plainRows = 200;
const defaultHeight = 640;

const Spacer = ({ height, span }: { readonly height: number; readonly span: number }) =>
  height > 0 && (
    <tr aria-hidden="true">
      <td colSpan={span} className={styles.spacer} style={{ blockSize: height }} />
    </tr>
  );

type PartProps<T> = Omit<DataTableProps<T>, 'rows'> & { readonly part: ListPage<T> };

function PartGrid<T>({ part, ...props }: PartProps<T>) {
  const { label, columns, rowKey, height = defaultHeight, selection, rowName, density } = props;
  const rows = part.items;
  const scroller = useRef<HTMLDivElement>(null);
  const { compact } = useThemeChoice();
  const isCompact = density === undefined || density === 'auto' ? compact : density === 'compact';
  const span = columns.length + (selection ? 1 : 0);
  const plain = usePlainRows(rows, plainRows);
  const estimateSize = isCompact ? densities.compact.rowHeight : densities.comfortable.rowHeight;
  const virtualizer = useRowsVirtualizer({
    count: plain ? 0 : rows.length,
    estimateSize,
    gap: 0,
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
      className={styles.scroller}
      data-density={density === 'auto' ? undefined : density}
      style={plain ? undefined : { maxBlockSize: height }}
    >
      <table
        aria-label={label}
        aria-rowcount={part.total + 1}
        className={styles.table}
        data-lines={density === undefined ? undefined : 'one'}
      >
        <DataTableHeader
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          selection={selection}
        />
        <tbody>
          <Spacer height={before} span={span} />
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
              rowKey={rowKey(row)}
              name={rowName?.(row) ?? rowKey(row)}
              isPicked={selection?.keys.has(rowKey(row)) ?? false}
              onPick={selection?.pick}
            />
          ))}
          <Spacer height={after} span={span} />
        </tbody>
      </table>
    </div>
  );
}

/** The table itself. */
export const DataTableGrid = <T,>({ rows, ...props }: DataTableProps<T>) => (
  <PagedList label={props.label} items={rows}>
    {(part) => <PartGrid {...props} part={part} />}
  </PagedList>
);
