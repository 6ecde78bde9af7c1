import { type Contract } from 'shared-kernel/domain/contract';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { exportContracts } from '../commands/export-contracts';
import { contractCsv } from './contract-csv';
import { type ContractFilters } from './use-contract-filters';

interface ExportContractsProps {
  readonly contracts: readonly Contract[];
  readonly filters: ContractFilters;
}

/** Hands out the listed contracts as CSV. */
export function ExportContracts({ contracts, filters }: ExportContractsProps) {
  const { run, availability, isPending } = useCommand(exportContracts);
  const now = useWorkspaceClock();
  const exportCsv = async () => {
    const { name, content } = contractCsv(contracts, filters, now);
    const result = await run({ fileName: name, rows: contracts.length });
    if (result.status === 'done') downloadFile(name, 'text/csv;charset=utf-8', content);
  };
  return (
    <CommandButton
      icon={<Icon name="download" />}
      availability={availability}
      refusal={contracts.length === 0 ? 'There is nothing listed to export.' : undefined}
      loading={isPending}
      onPress={() => void exportCsv()}
    >
      Export CSV
    </CommandButton>
  );
}
