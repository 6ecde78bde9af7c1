import { useState } from 'react';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { ListExportMenu, type BulkBarProps } from 'shared-kernel/records';
import { CommandButton, Icon, SelectionBar } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { exportTransactions } from '../commands/view-transactions';
import { holdOrRejectTransactions } from '../commands/hold-or-reject-transactions';
import {
  actionPastTense,
  splitPaymentsByEligibility,
  actionsWithReason,
  type ActionWithReason,
} from '../commands/transaction-actions';
import { BulkActionDialog, transactionActionTexts } from '../actions/transaction-action-dialog';
import { useTransactionExportColumns } from './transaction-columns';

const icon = { hold: 'pause', reject: 'ban' } as const;

function refusalOf(picked: readonly Transaction[], move: ActionWithReason): string | undefined {
  if (splitPaymentsByEligibility(picked, move).fit.length > 0) return undefined;
  return picked.length === 1
    ? `This transaction cannot be ${actionPastTense[move]} in its current status.`
    : `None of the selected transactions can be ${actionPastTense[move]} in their current status.`;
}

interface BulkMoveButtonsProps {
  readonly picked: readonly Transaction[];
  readonly onDone: () => void;
}

function BulkMoveButtons({ picked, onDone }: BulkMoveButtonsProps) {
  const { availability } = useCommand(holdOrRejectTransactions);
  const [asked, setAsked] = useState<ActionWithReason>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {actionsWithReason.map((move) => (
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
          {transactionActionTexts[move].verb}
        </CommandButton>
      ))}
      {asked && (
        <BulkActionDialog
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
  const columns = useTransactionExportColumns();
  return (
    <SelectionBar
      label="Selected transactions"
      count={picked.length}
      total={total}
      onAll={pickAll}
      onNone={pickNone}
    >
      <BulkMoveButtons picked={picked} onDone={pickNone} />
      <ListExportMenu
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
