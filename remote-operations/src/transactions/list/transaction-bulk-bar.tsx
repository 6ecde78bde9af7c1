import { useState } from 'react';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatNumber } from 'shared-kernel/format';
import { ExportList, type BulkBarProps } from 'shared-kernel/records';
import { CommandButton, Icon, SelectionBar } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { exportTransactions } from '../commands/look-at-transactions';
import { moveTransactions } from '../commands/move-transactions';
import { moveRefusal, reasonedMoves, type ReasonedMove } from '../commands/transaction-moves';
import { BulkMoveDialog, moveWords } from '../moves/move-dialog';
import { transactionFileColumns } from './transaction-columns';

const icon = { release: 'play', hold: 'pause', reject: 'ban' } as const;

/** Why a move cannot be made on all of them. */
function refusalOf(picked: readonly Transaction[], move: ReasonedMove): string | undefined {
  const unfit = picked.filter((transaction) => moveRefusal(transaction, move)).length;
  if (unfit === 0) return undefined;
  const verb = { release: 'released', hold: 'held', reject: 'rejected' }[move];
  return picked.length === 1
    ? `This transaction cannot be ${verb} in its status.`
    : `${formatNumber(unfit)} of the ${formatNumber(picked.length)} cannot be ${verb} in their status.`;
}

interface BulkMoveButtonsProps {
  readonly picked: readonly Transaction[];
  readonly onDone: () => void;
}

/** The moves that can be made on all of them, each for one reason. */
function BulkMoveButtons({ picked, onDone }: BulkMoveButtonsProps) {
  const { availability } = useCommand(moveTransactions);
  const [asked, setAsked] = useState<ReasonedMove>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {reasonedMoves.map((move) => (
        <CommandButton
          key={move}
          availability={availability}
          refusal={refusalOf(picked, move)}
          danger={move === 'reject'}
          icon={<Icon name={icon[move]} />}
          onPress={() => {
            setAsked(move);
            setOpen(true);
          }}
        >
          {moveWords[move].verb}
        </CommandButton>
      ))}
      {asked && (
        <BulkMoveDialog
          key={asked}
          move={asked}
          ids={picked.map(({ id }) => id)}
          open={isOpen}
          onDone={onDone}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** What can be done with the picked transactions at once. */
export function TransactionBulkBar({ selection, shown }: BulkBarProps<Transaction>) {
  const { picked, total, pickAll, pickNone } = selection;
  return (
    <SelectionBar
      label="Selected transactions"
      count={picked.length}
      total={total}
      onAll={pickAll}
      onNone={pickNone}
    >
      <BulkMoveButtons picked={picked} onDone={pickNone} />
      <ExportList
        command={exportTransactions}
        rows={picked}
        columns={transactionFileColumns}
        shown={shown}
        name="transactions-selected"
        label="Export selected"
        isSelection
      />
    </SelectionBar>
  );
}
