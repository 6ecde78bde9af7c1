import { useState } from 'react';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { ExportList, type BulkBarProps } from 'shared-kernel/records';
import { CommandButton, Icon, SelectionBar } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { exportTransactions } from '../commands/view-transactions';
import { moveTransactions } from '../commands/move-transactions';
import {
  moveParticiple,
  splitByMove,
  reasonedMoves,
  type ReasonedMove,
} from '../commands/transaction-moves';
import { BulkMoveDialog, moveTexts } from '../moves/move-dialog';
import { useTransactionFileColumns } from './transaction-columns';

const icon = { hold: 'pause', reject: 'ban' } as const;

function refusalOf(picked: readonly Transaction[], move: ReasonedMove): string | undefined {
  if (splitByMove(picked, move).fit.length > 0) return undefined;
  return picked.length === 1
    ? `This transaction cannot be ${moveParticiple[move]} in its status.`
    : `None of the selected transactions can be ${moveParticiple[move]} in this status.`;
}

interface BulkMoveButtonsProps {
  readonly picked: readonly Transaction[];
  readonly onDone: () => void;
}

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
          {moveTexts[move].verb}
        </CommandButton>
      ))}
      {asked && (
        <BulkMoveDialog
          key={asked}
          move={asked}
          payments={picked}
          open={isOpen}
          onDone={onDone}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export function TransactionBulkBar({ selection, shown }: BulkBarProps<Transaction>) {
  const { picked, total, pickAll, pickNone } = selection;
  const columns = useTransactionFileColumns();
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
        columns={columns}
        shown={shown}
        name="transactions-selected"
        label="Export selected"
        isSelection
      />
    </SelectionBar>
  );
}
