import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { dayOf } from 'shared-kernel/format';
import { BulkButton, ExportList, type BulkBarProps } from 'shared-kernel/records';
import { Icon, SelectionBar } from 'shared-kernel/ui';
import { useAvailability, useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { exportContracts } from '../commands/view-contracts';
import { sendEnvelopes } from '../commands/send-envelopes';
import { ownershipOf } from '../commands/ownerships';
import { sentEnvelope } from '../rules/envelope';
import { contractFileColumns } from './contract-file-columns';
import { contractTerms } from '../commands/terms';

export function ContractBulkBar({ selection, shown }: BulkBarProps<Contract>) {
  const { picked, total, pickAll, pickNone, unpick } = selection;
  const send = useCommand(sendEnvelopes);
  const now = new Date(useWorkspaceClock());
  // Permission to send is checked for two contracts. If their companies differ, a company user has no permission.
  const [first] = picked;
  const other =
    picked.find(
      ({ client, clientId }) => client !== first?.client || clientId !== first.clientId,
    ) ?? first;
  const onFirst = useAvailability(contractTerms.sendEnvelope, first && ownershipOf(first));
  const onOther = useAvailability(contractTerms.sendEnvelope, other && ownershipOf(other));
  const refusalOf = (contract: Contract) => {
    const result = sentEnvelope(contract, [], now);
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
        nameOf={contractTitle}
        refusalOf={refusalOf}
        restLabel={(others) => `Send ${others} for signature`}
        loading={send.isPending}
        onPress={(fit) => void send.run({ ids: fit.map(({ id }) => id) })}
        onDeselect={unpick}
      />
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
