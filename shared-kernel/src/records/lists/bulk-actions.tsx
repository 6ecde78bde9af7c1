import type { ComponentType } from 'react';
import { LatePart } from '../../ui/layout/late-part';
import type { RowSelection } from '../../ui/data/use-row-selection';
import type { TableOptions } from './use-table-options';

/** What the bar of a list's picked rows is given. */
export interface BulkBarProps<T> {
  readonly selection: RowSelection<T>;
  readonly options: TableOptions<T>;
}

interface BulkActionsProps<T> extends BulkBarProps<T> {
  readonly load: () => Promise<ComponentType<BulkBarProps<T>>>;
}

const failure = {
  title: 'The actions could not be loaded',
  description: 'Check the connection, then select again.',
} as const;

/** What can be done with the picked rows of a list; its code comes with the first of them. */
export function BulkActions<T>({ load, selection, options }: BulkActionsProps<T>) {
  return (
    <LatePart
      load={load}
      isAsked={selection.picked.length > 0}
      failure={failure}
      onFail={selection.pickNone}
    >
      {(Bar) => <Bar selection={selection} options={options} />}
    </LatePart>
  );
}
