import { useState } from 'react';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatNumber } from 'shared-kernel/format';
import { ExportList, type BulkBarProps } from 'shared-kernel/records';
import { CommandButton, Icon, SelectionBar } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { BulkDialog } from './bulk-dialog';
import { exportTransactions } from '../commands/export-transactions';
import { bulkMoves, moveTransactions, type BulkMove } from '../commands/move-transactions';
import { transactionMoveError } from '../commands/transaction-moves';
import { moveWords } from '../moves/move-words';
import { transactionFileColumns } from './transaction-file-columns';

const icon = { release: 'play', hold: 'pause', reject: 'ban' } as const;

/** Why a move cannot be made on all of them. */
function refusalOf(picked: readonly Transaction[], move: BulkMove): string | undefined {
  const unfit = picked.filter((transaction) => transactionMoveError(transaction, move)).length;
  if (unfit === 0) return undefined;
  const verb = { release: 'released', hold: 'held', reject: 'rejected' }[move];
  return picked.length === 1
    ? `This transaction cannot be ${verb} in its status.`
    : `${formatNumber(unfit)} of the ${formatNumber(picked.length)} cannot be ${verb} in their status.`;
}

/** What can be done with the picked transactions at once. */
export function TransactionBulkBar({ selection, options }: BulkBarProps<Transaction>) {
  const { picked, pickNone } = selection;
  const { availability } = useCommand(moveTransactions);
  const [asked, setAsked] = useState<BulkMove>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SelectionBar label="Selected transactions" count={picked.length} onNone={pickNone}>
        {bulkMoves.map((move) => (
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
        <ExportList
          command={exportTransactions}
          rows={picked}
          columns={transactionFileColumns}
          shown={options.columns.map(({ key }) => key)}
          name="transactions-selected"
          label="Export selected"
        />
      </SelectionBar>
      {asked && (
        <BulkDialog
          key={asked}
          move={asked}
          ids={picked.map(({ id }) => id)}
          open={isOpen}
          onDone={() => {
            setOpen(false);
            pickNone();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
