import { formatDate, formatDateTime, formatExactAmount, formatNumber } from 'shared-kernel/format';
import { ContactLink } from './contact-link';
import { CopyableText, DescriptionGrid } from 'shared-kernel/records';
import { TaxId } from './tax-id';
import { Section, Stack, type TableColumn } from 'shared-kernel/ui';
import { ClientTransactions } from './related-records';
import type { Client } from 'shared-kernel/domain/client';
import { TableSection } from '../../records/table-section';

export const CompanySection = ({ client }: { readonly client: Client }) => (
  <Section title="Company information" look="plain">
    <DescriptionGrid
      items={[
        { label: 'Company', value: client.companyName },
        { label: 'Client number', value: <CopyableText text={client.id} label="client number" /> },
        { label: 'Industry', value: client.industry },
        { label: 'Contact person', value: client.contactPerson },
        { label: 'Email', value: client.email && <ContactLink kind="email" to={client.email} /> },
        { label: 'Phone', value: client.phone && <ContactLink kind="phone" to={client.phone} /> },
        {
          label: 'Website',
          value: client.website && <ContactLink kind="website" to={client.website} />,
        },
        { label: 'Client since', value: formatDate(client.onboardingDate) },
        { label: 'Last activity', value: formatDateTime(client.lastActivity) },
        { label: 'Lifetime volume', value: formatExactAmount(client.totalVolume) },
        { label: 'Active transactions', value: formatNumber(client.activeTransactions) },
      ]}
    />
  </Section>
);

export function OrganizationSection({ client }: { readonly client: Client }) {
  const { type, headquarters, employees, founded, registrationNumber } = client.organizationData;
  return (
    <Section title="Organization" look="plain">
      <DescriptionGrid
        items={[
          { label: 'Type', value: type },
          { label: 'Headquarters', value: headquarters },
          { label: 'Employees', value: formatNumber(employees) },
          { label: 'Founded', value: founded },
          {
            label: 'Registration number',
            value: registrationNumber && (
              <CopyableText text={registrationNumber} label="registration number" />
            ),
          },
          { label: 'Tax ID', value: <TaxId client={client} /> },
        ]}
      />
    </Section>
  );
}

export function FinancialSection({ client }: { readonly client: Client }) {
  const { financialData: money } = client;
  return (
    <Stack>
      <Section title="Financial overview" look="plain">
        <DescriptionGrid
          items={[
            { label: 'Total transactions', value: formatNumber(money.totalTransactions) },
            { label: 'Monthly volume', value: formatExactAmount(money.monthlyVolume) },
            {
              label: 'Average transaction value',
              value: formatExactAmount(money.averageTransaction),
            },
            { label: 'Account balance', value: formatExactAmount(money.accountBalance) },
            { label: 'Credit limit', value: formatExactAmount(money.creditLimit) },
            { label: 'Payment methods', value: money.paymentMethods.join(', ') },
          ]}
        />
      </Section>
      <ClientTransactions client={client} />
    </Stack>
  );
}

type Department = Client['organizationData']['departments'][number];

const departmentColumns: readonly TableColumn<Department>[] = [
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

export const DepartmentsSection = ({ client }: { readonly client: Client }) => (
  <TableSection
    title="Departments"
    columns={departmentColumns}
    rows={client.organizationData.departments}
    emptyText="No departments on file."
  />
);
