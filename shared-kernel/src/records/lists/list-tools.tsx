import { ViewSwitch, type ListView } from '../view-switch';
import { ExportList, type ExportListProps } from './export-list';
import type { ListPlace } from './list-place';
import { ListViews } from './list-views';
import { TableOptionsButton } from './table-options-button';
import type { TableOptions } from './use-table-options';

export interface ListToolsProps<T> extends Pick<
  ExportListProps<T>,
  'command' | 'rows' | 'columns' | 'name' | 'filters'
> {
  readonly place: ListPlace;
  readonly view: ListView;
  /** Shows the list as cards or as a table; absent where it shows in one way alone. */
  readonly onView: ((view: ListView) => void) | undefined;
  /** How its table shows. */
  readonly options: TableOptions<T>;
  /** Whether it can be handed out as a file. */
  readonly hasFile?: boolean;
}

/**
 * What is done with a list as a whole, the same on every list: its views, columns, file and look.
 *
 * @example
 * const options = useTableOptions(contractColumns);
 * <ListTools
 *   place={contractListPlace}
 *   command={exportContracts}
 *   rows={contracts}
 *   columns={contractFileColumns}
 *   name="contracts"
 *   view="table"
 *   onView={undefined}
 *   options={options}
 * />
 */
export function ListTools<T>(props: ListToolsProps<T>) {
  const { place, view, onView, options, hasFile = true, ...file } = props;
  const table = onView && view === 'table' ? options : undefined;
  return (
    <>
      <ListViews place={place} />
      {table && <TableOptionsButton options={table} />}
      {hasFile && <ExportList {...file} shown={table?.columns.map(({ key }) => key)} />}
      {onView && <ViewSwitch value={view} onChange={onView} />}
    </>
  );
}
