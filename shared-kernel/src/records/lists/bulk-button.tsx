import { useState } from 'react';
import { formatNumber } from '../../format';
import { Button, CommandButton, ConfirmDialog, RecordText } from '../../ui';
import type { CommandButtonProps } from '../../ui/input/command-button';
import styles from './bulk-button.module.css';
import { partitionRows, maxListedNames, formatNameList, type RefusedRow } from './partition-rows';

export interface BulkButtonProps<T> extends Omit<CommandButtonProps, 'onPress' | 'children'> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly nameOf: (row: T) => string;
  /**
   * Returns why the action is not possible for a row. `accepted` is the number of rows accepted so far, for actions
   * with a limit.
   */
  readonly refusalOf: (row: T, accepted: number) => string | undefined;
  /**
   * Returns the label of the button that continues without the refused rows: “the other 49” gives “Hold the other 49”.
   */
  readonly restLabel: (others: string) => string;
  readonly onPress: (fit: readonly T[]) => void;
  readonly onDeselect: (refused: readonly T[]) => void;
}

function noneText<T>(
  { label, rows, nameOf }: BulkButtonProps<T>,
  refused: readonly RefusedRow<T>[],
) {
  const [first] = refused;
  if (!first) return undefined;
  const isOneReason = refused.every(({ reason }) => reason === first.reason);
  if (rows.length === 1) return first.reason;
  const names = formatNameList(refused.map(({ row }) => nameOf(row)));
  return isOneReason ? `${names}: ${first.reason}` : `${label} is not possible for ${names}.`;
}

interface RefusedRowsProps<T> extends Pick<BulkButtonProps<T>, 'nameOf'> {
  readonly refused: readonly RefusedRow<T>[];
}

function RefusedRows<T>({ refused, nameOf }: RefusedRowsProps<T>) {
  const more = refused.length - maxListedNames;
  return (
    <ul aria-label="Rows for which the action is not possible" className={styles.refused}>
      {refused.slice(0, maxListedNames).map(({ row, reason }, at) => (
        <li key={at}>
          <strong>
            <RecordText>{nameOf(row)}</RecordText>
          </strong>
          <span className={styles.reason}>{reason}</span>
        </li>
      ))}
      {more > 0 && <li>and {formatNumber(more)} more</li>}
    </ul>
  );
}

/**
 * A button that runs a bulk action on the selected rows. If the action is not possible for some rows, a dialog lists
 * them with reasons. The user can continue without these rows or deselect them.
 */
export function BulkButton<T>(props: BulkButtonProps<T>) {
  const { label, rows, nameOf, refusalOf, restLabel, refusal, onPress, onDeselect, ...button } =
    props;
  const [isOpen, setOpen] = useState(false);
  const { fit, refused } = partitionRows(rows, refusalOf);
  const isPartly = fit.length > 0 && refused.length > 0;
  const close = () => setOpen(false);
  const others = fit.length === 1 ? 'the other one' : `the other ${formatNumber(fit.length)}`;
  return (
    <>
      <CommandButton
        {...button}
        {...(isPartly && { 'aria-haspopup': 'dialog' })}
        refusal={refusal ?? (fit.length === 0 ? noneText(props, refused) : undefined)}
        onPress={() => (isPartly ? setOpen(true) : onPress(fit))}
      >
        {label}
      </CommandButton>
      <ConfirmDialog
        open={isOpen && isPartly}
        title={`${label}: not possible for ${formatNumber(refused.length)} of ${formatNumber(rows.length)} rows`}
        confirmLabel={restLabel(others)}
        alternative={
          <Button
            onClick={() => {
              close();
              onDeselect(refused.map(({ row }) => row));
            }}
          >
            {refused.length === 1 ? 'Deselect this row' : 'Deselect these rows'}
          </Button>
        }
        onConfirm={() => {
          close();
          onPress(fit);
        }}
        onCancel={close}
      >
        <RefusedRows refused={refused} nameOf={nameOf} />
      </ConfirmDialog>
    </>
  );
}
