import { type Client } from 'shared-kernel/domain/client';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { clientCsv } from './client-csv';
import { type ClientFilters } from './use-client-filters';

interface ExportClientsProps {
  readonly clients: readonly Client[];
  readonly filters: ClientFilters;
}

/** Hands out the listed clients as CSV. */
export function ExportClients({ clients, filters }: ExportClientsProps) {
  const { run, availability, isPending } = useCommand('client.export');
  const exportCsv = async () => {
    const { name, content } = clientCsv(clients, filters.selection, new Date().toISOString());
    const result = await run({ fileName: name, rows: clients.length });
    if (result.status === 'done') downloadFile(name, 'text/csv;charset=utf-8', content);
  };
  return (
    <CommandButton
      icon={<Icon name="download" />}
      availability={availability}
      refusal={clients.length === 0 ? 'There is nothing listed to export.' : undefined}
      loading={isPending}
      onPress={() => void exportCsv()}
    >
      Export CSV
    </CommandButton>
  );
}
