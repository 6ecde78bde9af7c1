import { memo, type ComponentProps } from 'react';
import type { Table } from './antd';
import type { ShownRow } from './grid-columns';
import { RowCheckbox } from './row-checkbox';
import type { DataTableProps } from './table-column';
import type { RowSelection } from './use-row-selection';

type GridSelection<T> = ComponentProps<typeof Table<ShownRow<T>>>['rowSelection'];

interface RowPickProps {
  readonly rowKey: string;
  readonly name: string;
  readonly isPicked: boolean;
  readonly onPick: RowSelection<unknown>['pick'];
}

const RowPick = memo(({ rowKey, name, isPicked, onPick }: RowPickProps) => (
  <RowCheckbox
    name={`Select ${name}`}
    isPicked={isPicked}
    onPick={(isNow, isRange) => onPick(rowKey, isNow, isRange)}
  />
));
RowPick.displayName = 'RowPick';

/** A table's checkboxes as antd takes them. Ranges and “all” reach beyond the mounted rows, unlike antd's own. */
export function gridSelection<T>(
  { selection, rowName }: Pick<DataTableProps<T>, 'selection' | 'rowName'>,
  shown: readonly ShownRow<T>[],
): GridSelection<T> {
  if (!selection) return undefined;
  const { keys, total, pick, pickAll, pickNone } = selection;
  return {
    selectedRowKeys: shown.map(({ key }) => key).filter((key) => keys.has(key)),
    columnTitle: (
      <RowCheckbox
        name="Select all"
        isPicked={total > 0 && keys.size === total}
        isPartly={keys.size > 0 && keys.size < total}
        onPick={(isPicked) => (isPicked ? pickAll() : pickNone())}
      />
    ),
    renderCell: (isPicked, { key, row }) => (
      <RowPick rowKey={key} name={rowName?.(row) ?? key} isPicked={isPicked} onPick={pick} />
    ),
  };
}
