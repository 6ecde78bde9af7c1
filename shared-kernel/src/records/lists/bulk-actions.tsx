import { useState, type FunctionComponent } from 'react';
import type { DialogProps } from '../../ui/overlay/dialog';
import { createLazyDialog } from '../../ui/overlay/lazy-dialog';
import type { RowSelection } from '../../ui/data/use-row-selection';
import type { TableOptions } from './use-table-options';

/**
 * The props of the bulk action bar of a list.
 *
 * @example
 * const ContractBar = ({ selection: { picked, pickNone } }: BulkBarProps<Contract>) => (
 *   <SelectionBar label="Selected contracts" count={picked.length} onNone={pickNone}>
 *     <Button>Export</Button>
 *   </SelectionBar>
 * );
 */
export interface BulkBarProps<T> {
  readonly selection: RowSelection<T>;
  readonly options: TableOptions<T>;
  readonly shown?: readonly string[] | undefined;
}

interface BulkActionsProps<T> extends Omit<BulkBarProps<T>, 'shown'> {
  readonly load: () => Promise<FunctionComponent<BulkBarProps<T>>>;
  readonly isTable?: boolean;
}

const failure = {
  title: 'The actions could not be loaded',
  description: 'Check the connection, then select the rows again.',
} as const;

/** The bulk actions for the selected rows of a list. Their code loads when the first row is selected. */
export function BulkActions<T>(props: BulkActionsProps<T>) {
  const { load, isTable = true, selection, options } = props;
  const shown = isTable ? options.columns.map(({ key }) => key) : undefined;
  const [Bar] = useState(() =>
    createLazyDialog<BulkBarProps<T> & Pick<DialogProps, 'onClose'>>(load, failure),
  );
  return (
    <Bar
      open={selection.picked.length > 0}
      onClose={selection.pickNone}
      selection={selection}
      options={options}
      shown={shown}
    />
  );
}
