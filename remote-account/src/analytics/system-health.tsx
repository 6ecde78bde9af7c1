import { formatNumber } from 'shared-kernel/format';
import { DataTable, Section, StatusTag, type TableColumn } from 'shared-kernel/ui';
import { useSimulationNote } from 'shared-kernel/workspace';
import {
  healthStatusDisplay,
  sampleSystemHealth,
  type SystemHealth as Part,
} from './platform-status';

const columns: readonly TableColumn<Part>[] = [
  { key: 'name', title: 'Component', render: ({ name }) => name },
  {
    key: 'status',
    title: 'Status',
    width: '9.5rem',
    render: ({ status }) => <StatusTag view={healthStatusDisplay[status]} size="small" />,
  },
  {
    key: 'uptime',
    title: 'Uptime',
    align: 'end',
    render: ({ uptime }) => `${formatNumber(uptime)}%`,
  },
  {
    key: 'response',
    title: 'Response',
    align: 'end',
    render: ({ responseTime }) => `${formatNumber(responseTime)} ms`,
  },
];

export function SystemHealth() {
  const remark = useSimulationNote('Sample figures. This demo has no server to monitor.');
  return (
    <Section title="System health" description={remark}>
      <DataTable
        label="Platform components"
        columns={columns}
        rows={sampleSystemHealth}
        rowKey={({ id }) => id}
      />
    </Section>
  );
}
