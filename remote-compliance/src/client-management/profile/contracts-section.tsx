import { clientContractStatusDisplay, type ClientContract } from './organization-displays';
import type { Client } from 'shared-kernel/domain/client';
import { contractTypeLabel, contractSchema } from 'shared-kernel/domain/contract';
import { formatDate, formatExactAmount } from 'shared-kernel/format';
import { Stack, StatusTag, type TableColumn } from 'shared-kernel/ui';
import { TableSection } from '../../records/table-section';
import { ClientProcesses, ClientContracts } from './related-records';
import { Link, useRecordPath } from 'shared-kernel/shell';
import * as v from 'valibot';

const isPlatformContract = (id: string): boolean => v.is(contractSchema.entries.id, id);

function ClientContractId({ id }: { readonly id: string }) {
  const recordPath = useRecordPath();
  return isPlatformContract(id) ? <Link to={recordPath('contracts', id)}>{id}</Link> : id;
}

const columns: readonly TableColumn<ClientContract>[] = [
  {
    key: 'id',
    title: 'Contract',
    isRowHeader: true,
    render: ({ id }) => <ClientContractId id={id} />,
  },
  { key: 'type', title: 'Type', render: ({ type }) => contractTypeLabel[type] },
  {
    key: 'value',
    title: 'Value',
    align: 'end',
    width: '9rem',
    render: ({ value }) => formatExactAmount(value),
  },
  {
    key: 'term',
    title: 'Term',
    width: '15rem',
    render: ({ startDate, endDate }) => `${formatDate(startDate)} – ${formatDate(endDate)}`,
  },
  {
    key: 'status',
    title: 'Status',
    width: '9.5rem',
    render: ({ status }) => <StatusTag view={clientContractStatusDisplay[status]} size="small" />,
  },
];

export const ContractsSection = ({ client }: { readonly client: Client }) => (
  <Stack>
    <TableSection
      title="Contracts on file"
      columns={columns}
      rows={client.organizationData.contracts}
      emptyText="No contracts on file."
    />
    <ClientContracts client={client} />
    <ClientProcesses client={client} />
  </Stack>
);
