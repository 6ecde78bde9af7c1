import type { Client } from 'shared-kernel/domain/client';
import { formatNumber, formatExactAmount } from 'shared-kernel/format';
import type { TableColumn } from 'shared-kernel/ui';
import { TableSection } from '../../records/table-section';

type Department = Client['organizationData']['departments'][number];

const columns: readonly TableColumn<Department>[] = [
  { key: 'name', title: 'Department', isRowHeader: true, render: ({ name }) => name },
  { key: 'head', title: 'Head', render: ({ head }) => head },
  {
    key: 'employees',
    title: 'Employees',
    align: 'end',
    width: '8rem',
    render: ({ employees }) => formatNumber(employees),
  },
  {
    key: 'budget',
    title: 'Budget',
    align: 'end',
    width: '10rem',
    render: ({ budget }) => formatExactAmount(budget),
  },
];

/** The client's departments (CL5). */
export const DepartmentsSection = ({ client }: { readonly client: Client }) => (
  <TableSection
    title="Departments"
    columns={columns}
    rows={client.organizationData.departments}
    emptyText="No departments on file."
  />
);
