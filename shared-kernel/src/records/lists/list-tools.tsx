import { ViewSwitch } from '../view-switch';
import { ListExportMenu, type ListExportMenuProps } from './list-export-menu';
import type { ListDefinition, ListLayout } from './list-definition';
import { SavedViewsMenu } from './saved-views-menu';
import type { TableOptions } from './use-table-options';
import { useState } from 'react';
import { Button, Icon, createLazyDialog } from '../../ui';
import { findRowHeaderColumn } from '../../ui/data/table-column';
import { useAvailability } from '../../workspace';

export interface ListToolsProps<T> extends Pick<
  ListExportMenuProps<T>,
  'command' | 'rows' | 'columns' | 'name' | 'filters'
> {
  readonly place: ListDefinition;
  readonly view: ListLayout;
  readonly onView: ((view: ListLayout) => void) | undefined;
  readonly options: TableOptions<T>;
  readonly hasColumns?: boolean;
  readonly hasFile?: boolean;
}

/** The controls above a list: saved views, columns, export and layout. */
export function ListTools<T>(props: ListToolsProps<T>) {
  const { place, view, onView, options, hasColumns = true, hasFile = true, ...file } = props;
  const table = onView && view === 'table' ? options : undefined;
  return (
    <>
      <SavedViewsMenu place={place} />
      {table && hasColumns && <TableOptionsButton options={table} />}
      {hasFile && <ListExportMenu {...file} shown={table?.columns.map(({ key }) => key)} />}
      {onView && <ViewSwitch value={view} onChange={onView} />}
    </>
  );
}

export interface TableOptionsButtonProps<T> {
  readonly options: TableOptions<T>;
}

const ColumnsDialog = createLazyDialog(
  async () => (await import(/* webpackChunkName: "platform-lists" */ './lazy-lists')).ColumnsDialog,
);

const terms = { permission: 'look' } as const;

/**
 * A button that opens the settings for the table’s columns and row height. In `reference` mode it is hidden and all
 * columns are shown.
 */
export function TableOptionsButton<T>({ options }: TableOptionsButtonProps<T>) {
  const [isOpen, setOpen] = useState(false);
  const isThere = useAvailability(terms).state === 'available';
  if (!isThere) return null;
  const naming = findRowHeaderColumn(options.all);
  return (
    <>
      <Button icon={<Icon name="table" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Columns
      </Button>
      <ColumnsDialog
        open={isOpen}
        columns={options.all
          .filter((column) => column !== naming)
          .map(({ key, title, isExtra = false }) => ({ key, title, isExtra }))}
        naming={naming}
        shown={options.columns.filter((column) => column !== naming).map(({ key }) => key)}
        density={options.density}
        onColumns={options.setColumns}
        onDensity={options.setDensity}
        onReset={options.reset}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
