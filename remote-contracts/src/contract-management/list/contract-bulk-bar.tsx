import { formatContractTitle, type Contract } from 'shared-kernel/domain/contract';
import { toLocalDate } from 'shared-kernel/format';
import { BulkButton, ListExportMenu, type BulkBarProps } from 'shared-kernel/records';
import { Icon, SelectionBar } from 'shared-kernel/ui';
import { useAvailability, useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { exportContracts } from '../commands/view-contracts';
import { sendEnvelopes } from '../commands/send-envelopes';
import { getContractOwnership } from '../commands/ownerships';
import { applyEnvelopeSending } from '../rules/envelope';
import { createContractExportColumns } from './create-contract-export-columns';
import { contractTerms } from '../commands/terms';

export function ContractBulkBar({ selection, shown }: BulkBarProps<Contract>) {
  const { picked, total, pickAll, pickNone, unpick } = selection;
  const send = useCommand(sendEnvelopes);
  const now = new Date(useWorkspaceClock());
  // Checks the permission for the first selected contract and for one of another client, if any. Company users fail the
  // second check, because they may send only contracts of their own company.
  const [first] = picked;
  const other =
    picked.find(
      ({ client, clientId }) => client !== first?.client || clientId !== first.clientId,
    ) ?? first;
  const onFirst = useAvailability(contractTerms.sendEnvelope, first && getContractOwnership(first));
  const onOther = useAvailability(contractTerms.sendEnvelope, other && getContractOwnership(other));
  const refusalOf = (contract: Contract) => {
    const result = applyEnvelopeSending(contract, [], now);
    return result.ok ? undefined : result.reason;
  };
  return (
    <SelectionBar
      label="Selected contracts"
      count={picked.length}
      total={total}
      onAll={pickAll}
      onNone={pickNone}
    >
      <BulkButton
        label="Send for signature"
        icon={<Icon name="send" />}
        availability={onFirst.state === 'available' ? onOther : onFirst}
        rows={picked}
        nameOf={formatContractTitle}
        refusalOf={refusalOf}
        restLabel={(others) => `Send ${others} for signature`}
        loading={send.isPending}
        onPress={(fit) => void send.run({ ids: fit.map(({ id }) => id) })}
        onDeselect={unpick}
      />
      <ListExportMenu
        command={exportContracts}
        rows={picked}
        columns={createContractExportColumns(toLocalDate(now))}
        shown={shown}
        name="contracts-selected"
        label="Export selected"
        isSelection
      />
    </SelectionBar>
  );
}
