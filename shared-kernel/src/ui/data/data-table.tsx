import { classNames } from '../../format';
import { DataTableGrid } from './data-table-grid';
import styles from './data-table.module.css';
import { RowLink } from './grid-columns';
import {
  type DataTableProps,
  findRowHeaderColumn,
  type TableColumn,
  type TableSort,
} from './table-column';
import { useIsPhone } from '../layout/use-media-query';
import { SortSelect } from '../input/sort-select';
import { RecordText } from '../text/record-text';
import { RowCheckbox } from './row-selection';
import { VirtualList } from './virtual-list';

/**
 * A table with a sticky header. It mounts 200 rows at first, and 200 more each time the user requests more. On a phone,
 * each row is a card.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const isPhone = useIsPhone();
  if (props.rows.length === 0)
    return <p className={styles.empty}>{props.emptyText ?? 'Nothing to show.'}</p>;
  return isPhone ? <DataTableCards {...props} /> : <DataTableGrid {...props} />;
}

interface SortChoiceProps {
  readonly columns: readonly Pick<TableColumn<never>, 'key' | 'title' | 'isSortable'>[];
  readonly sort: TableSort;
  readonly onSort: (sort: TableSort) => void;
}

function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  const options = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ key, title }): (TableSort & { readonly label: string })[] => [
      { label: `${title} ↑`, key, direction: 'ascending' },
      { label: `${title} ↓`, key, direction: 'descending' },
    ]);
  if (!options.some(({ key, direction }) => key === sort.key && direction === sort.direction))
    options.unshift({ ...sort, label: 'Default order' });
  if (options.length < 2) return null;
  return (
    <SortSelect
      label="Sort by"
      sort={sort.key}
      dir={sort.direction}
      options={options}
      onChange={({ sort: key, dir: direction }) => onSort({ key, direction })}
    />
  );
}

interface CardProps<T> {
  readonly table: DataTableProps<T>;
  readonly row: T;
}

/** Keys of columns whose value a short card can show as the status. */
const statusKeys: readonly string[] = ['status', 'risk', 'record'];

/** Selects the columns of a short card: a number, a description and the status. */
function cardColumns<T>(others: readonly TableColumn<T>[]) {
  const figure = others.find(({ align }) => align === 'end');
  const rest = others.filter((column) => column !== figure);
  const status = rest.find(({ key }) => statusKeys.includes(key)) ?? rest[1];
  return [figure, rest.find((column) => column !== status), status].filter(
    (column) => column !== undefined,
  );
}

/**
 * A table row as a card, with the name as the heading and the other columns as labelled values. If the card opens a
 * record, it has only two lines, because the record’s page shows all values.
 */
function Card<T>({ table, row }: CardProps<T>) {
  const { columns, rowKey, onRow, rowHref, selection, rowName, selectedKey } = table;
  const key = rowKey(row);
  const naming = findRowHeaderColumn(columns);
  const others = columns.filter((column) => column !== naming);
  const name = naming && <RecordText>{naming.render(row)}</RecordText>;
  return (
    <div
      className={classNames(styles.card, onRow && styles.brief)}
      data-selected={selectedKey === key || undefined}
    >
      {name && (
        <div className={styles.name}>
          {selection && (
            <RowCheckbox
              name={`Select ${rowName?.(row) ?? key}`}
              isPicked={selection.keys.has(key)}
              onPick={(isPicked, isRange) => selection.pick(key, isPicked, isRange)}
            />
          )}
          {onRow ? (
            <RowLink href={rowHref?.(row)} onOpen={() => onRow(row)}>
              {name}
            </RowLink>
          ) : (
            name
          )}
        </div>
      )}
      <dl>
        {(onRow ? cardColumns(others) : others).map((column) => (
          <div key={column.key} data-end={column.align === 'end' || undefined}>
            <dt>{column.title}</dt>
            <dd>
              <RecordText>{column.render(row)}</RecordText>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function DataTableCards<T>(props: DataTableProps<T>) {
  const { label, columns, rows, rowKey, sort, onSort } = props;
  return (
    <div className={styles.cards}>
      {onSort && sort && <SortChoice columns={columns} sort={sort} onSort={onSort} />}
      <VirtualList
        label={label}
        items={rows}
        itemKey={rowKey}
        gap={8}
        estimateSize={props.onRow ? 64 : 48 + columns.length * 10}
        renderItem={(row) => <Card table={props} row={row} />}
      />
    </div>
  );
}
