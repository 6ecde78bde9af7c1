import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { memoGeneric } from './memo-generic';
import type { Table } from '../antd';
import styles from './data-table.module.css';
import { RecordLink } from './record-link';
import { RecordText } from '../text/record-text';
import {
  findRowHeaderColumn,
  toggleSort,
  type DataTableProps,
  type TableSort,
} from './table-column';

export interface GridRow<T> {
  readonly key: string;
  readonly row: T;
  readonly place: number;
}

type GridColumns<T> = NonNullable<ComponentProps<typeof Table<GridRow<T>>>['columns']>;

interface ContentProps<T> {
  readonly row: T;
  readonly render: (row: T) => ReactNode;
}

const RowContent = <T,>({ row, render }: ContentProps<T>) => <RecordText>{render(row)}</RecordText>;

/** The content of a cell. It is memoized, so that selecting a row does not render all cells again. */
const Content = memoGeneric(RowContent);

type GridColumnsOptions<T> = Pick<
  DataTableProps<T>,
  'columns' | 'sort' | 'onSort' | 'onRow' | 'rowHref' | 'selectedKey'
>;

interface SortButtonProps {
  readonly children: string;
  readonly direction: TableSort['direction'] | undefined;
  readonly onClick: () => void;
}

/** The title of a sortable column as a button. antd’s own title is not a button, so Space does not activate it. */
const SortButton = ({ children, direction, onClick }: SortButtonProps) => (
  <button type="button" className={styles.sort} onClick={onClick}>
    {children}
    <span className={styles.arrow} data-direction={direction}>
      <Icon name={direction === 'descending' ? 'chevron-down' : 'chevron-up'} />
    </span>
  </button>
);

interface OpenRowProps extends Pick<ComponentProps<typeof RecordLink>, 'onOpen' | 'children'> {
  readonly href: string | undefined;
  readonly isOpen?: boolean;
}

export const RowLink = ({ href, isOpen = false, onOpen, children }: OpenRowProps) =>
  href === undefined ? (
    <button
      type="button"
      className={styles.open}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      {children}
    </button>
  ) : (
    <RecordLink href={href} className={styles.open} isOpen={isOpen} onOpen={onOpen}>
      {children}
    </RecordLink>
  );

export function createGridColumns<T>(options: GridColumnsOptions<T>): GridColumns<T> {
  const { columns, sort, onSort, onRow, rowHref, selectedKey } = options;
  const naming = findRowHeaderColumn(columns);
  return columns.map((column) => {
    const { key, title, align, width, maxWidth, isSortable, render } = column;
    const direction = sort?.key === key ? sort.direction : undefined;
    const isNaming = column === naming;
    return {
      key,
      width,
      align: align === 'end' ? align : undefined,
      rowScope: isNaming ? 'row' : undefined,
      title:
        isSortable && onSort ? (
          <SortButton direction={direction} onClick={() => onSort(toggleSort(key, sort))}>
            {title}
          </SortButton>
        ) : (
          title
        ),
      onHeaderCell: () => ({
        'aria-sort': isSortable && onSort ? (direction ?? 'none') : undefined,
      }),
      onCell: () => ({ style: maxWidth === undefined ? undefined : { maxInlineSize: maxWidth } }),
      render: (_value: unknown, shown: GridRow<T>) => {
        const content = <Content row={shown.row} render={render} />;
        if (!isNaming || !onRow) return content;
        return (
          <RowLink
            href={rowHref?.(shown.row)}
            isOpen={selectedKey === shown.key}
            onOpen={() => onRow(shown.row)}
          >
            {content}
          </RowLink>
        );
      },
    };
  });
}
