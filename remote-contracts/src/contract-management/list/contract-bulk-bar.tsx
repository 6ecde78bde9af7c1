import type { Contract } from 'shared-kernel/domain/contract';
import { dayOf, formatNumber } from 'shared-kernel/format';
import { ExportList, type BulkBarProps } from 'shared-kernel/records';
import { CommandButton, Icon, SelectionBar } from 'shared-kernel/ui';
import { useAvailability, useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { exportContracts } from '../commands/look-at-contracts';
import { sendEnvelopes } from '../commands/send-envelopes';
import { belongingOf, signingTerms } from '../commands/terms';
import { sentEnvelope } from '../signing/envelope';
import { contractFileColumns } from './contract-file-columns';

/** What can be done with the picked contracts at once. */
export function ContractBulkBar({ selection, shown }: BulkBarProps<Contract>) {
  const { picked, total, pickAll, pickNone } = selection;
  const send = useCommand(sendEnvelopes);
  const now = new Date(useWorkspaceClock());
  // A user with a company of their own may send that one's only: two companies show who does not.
  const [first] = picked;
  const other =
    picked.find(
      ({ client, clientId }) => client !== first?.client || clientId !== first.clientId,
    ) ?? first;
  const onFirst = useAvailability(signingTerms, first && belongingOf(first));
  const onOther = useAvailability(signingTerms, other && belongingOf(other));
  const unready = picked.filter((contract) => !sentEnvelope(contract, [], now).ok);
  const refusal =
    unready.length === 0
      ? undefined
      : picked.length === 1
        ? 'This contract cannot be sent for signature yet.'
        : `${formatNumber(unready.length)} of the ${formatNumber(picked.length)} cannot be sent for signature yet.`;
  return (
    <SelectionBar
      label="Selected contracts"
      count={picked.length}
      total={total}
      onAll={pickAll}
      onNone={pickNone}
    >
      <CommandButton
        icon={<Icon name="send" />}
        availability={onFirst.state === 'available' ? onOther : onFirst}
        refusal={refusal}
        loading={send.isPending}
        onPress={() => void send.run({ ids: picked.map(({ id }) => id) })}
      >
        Send for signature
      </CommandButton>
      <ExportList
        command={exportContracts}
        rows={picked}
        columns={contractFileColumns(dayOf(now))}
        shown={shown}
        name="contracts-selected"
        label="Export selected"
        isSelection
      />
    </SelectionBar>
  );
}
