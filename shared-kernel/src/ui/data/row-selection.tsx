import { createContext, memo, use, type ComponentProps, type ReactNode } from 'react';
import type { GridRow } from './grid-columns';
import type { RowSelection } from './use-row-selection';
import { Checkbox } from '../antd';
import { useFocusReplacement } from '../keyboard/use-focus-replacement';
import styles from './data-table.module.css';

type Picked = Omit<RowSelection<unknown>, 'picked' | 'unpick'>;

/**
 * Provides the selected rows as a React context. When the selection changes, only the affected rows, cards and
 * checkboxes render again, not the whole list.
 *
 * @example
 * const selection = useRowSelection(contracts, idOf);
 * <RowSelectionContext value={selection}>
 *   <RowSelectionCheckbox rowKey={contract.id} name={contract.title} />
 * </RowSelectionContext>
 */
export const RowSelectionContext = createContext<Picked | undefined>(undefined);

interface RowProps extends ComponentProps<'tr'> {
  readonly 'data-row-key'?: string;
}

export function SelectableRow(props: RowProps) {
  const row = useFocusReplacement<HTMLTableRowElement>();
  const key = props['data-row-key'];
  const isPicked = key !== undefined && use(RowSelectionContext)?.keys.has(key);
  return <tr {...props} ref={row} data-picked={isPicked || undefined} />;
}

function PickAll() {
  const picked = use(RowSelectionContext);
  if (!picked) return null;
  const { keys, total, pickAll, pickNone } = picked;
  return (
    <RowCheckbox
      name="Select all"
      isPicked={total > 0 && keys.size === total}
      isPartly={keys.size > 0 && keys.size < total}
      onPick={(isPicked) => (isPicked ? pickAll() : pickNone())}
    />
  );
}

interface PickProps {
  readonly rowKey: string;
  readonly name: string;
}

interface PickBoxProps extends PickProps {
  readonly isPicked: boolean;
  readonly onPick: Picked['pick'];
}

const PickBox = memo(({ rowKey, name, isPicked, onPick }: PickBoxProps) => (
  <RowCheckbox
    name={`Select ${name}`}
    isPicked={isPicked}
    onPick={(isNow, isRange) => onPick(rowKey, isNow, isRange)}
  />
));
PickBox.displayName = 'PickBox';

/**
 * The checkbox of a row or card. Renders nothing if the list has no selection.
 *
 * @example
 * <RowSelectionCheckbox rowKey={contract.id} name={contract.title} />
 */
export function RowSelectionCheckbox({ rowKey, name }: PickProps) {
  const picked = use(RowSelectionContext);
  if (!picked) return null;
  const isPicked = picked.keys.has(rowKey);
  return <PickBox rowKey={rowKey} name={name} isPicked={isPicked} onPick={picked.pick} />;
}

/** Creates the selection column of an antd table. Unlike antd’s own column, it can select rows that are not mounted. */
export const createGridSelection = <T,>(rowName: (row: T) => string) => ({
  columnTitle: <PickAll />,
  renderCell: (_isPicked: boolean, { key, row }: GridRow<T>): ReactNode => (
    <RowSelectionCheckbox rowKey={key} name={rowName(row)} />
  ),
});

interface RowCheckboxProps {
  readonly name: string;
  readonly isPicked: boolean;
  readonly isPartly?: boolean;
  readonly onPick: (isPicked: boolean, isRange: boolean) => void;
}

/** A checkbox that selects a row. With Shift, a click selects all rows between the last clicked row and this one. */
export const RowCheckbox = ({ name, isPicked, isPartly = false, onPick }: RowCheckboxProps) => (
  <Checkbox
    className={styles.pick}
    aria-label={name}
    checked={isPicked}
    indeterminate={isPartly}
    onChange={({ target, nativeEvent }) => onPick(target.checked, nativeEvent.shiftKey)}
  />
);
