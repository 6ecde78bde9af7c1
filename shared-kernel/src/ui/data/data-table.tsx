import { DataTableCards } from './data-table-cards';
import { DataTableGrid } from './data-table-grid';
import styles from './data-table.module.css';
import type { DataTableProps } from './table-column';
import { useIsPhone } from '../layout/use-media-query';

/**
 * Rows in columns, with a head that stays in view while the page scrolls. Of more than 200 rows the
 * first 200 are in the document, and the next when asked for. On a phone each row is a card.
 *
 * @example
 * <DataTable
 *   label="Contracts"
 *   columns={contractColumns}
 *   rows={contracts}
 *   rowKey={({ id }) => id}
 *   onRow={({ id }) => onOpen(id)}
 * />
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const isPhone = useIsPhone();
  if (props.rows.length === 0)
    return <p className={styles.empty}>{props.emptyText ?? 'Nothing to show.'}</p>;
  return isPhone ? <DataTableCards {...props} /> : <DataTableGrid {...props} />;
}
