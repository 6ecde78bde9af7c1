import { maskTaxId, type Client } from 'shared-kernel/domain/client';
import { contractTypeLabel } from 'shared-kernel/domain/contract';
import { lifecycleStageView, riskLevelView } from 'shared-kernel/domain/lifecycle';
import {
  formatDate,
  formatDateTime,
  formatNumber,
  formatPercent,
  formatExactAmount,
  unknownText,
} from 'shared-kernel/format';
import { PrintedRecord, usePrintedTrail } from 'shared-kernel/records';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { screeningStatusView } from '../../screening/screening-tags';
import { clientDocumentStatusView, clientDocumentTypeLabel } from '../client-document';
import { complianceCheckStatusView } from './organization-views';
import { useScreeningTables } from './screening-tables';
import { clientUserStatusView } from '../client-user';

const factsOf = (client: Client, now: string): readonly (readonly [string, string])[] => {
  const { organizationData: organization, financialData: money } = client;
  const facts: readonly (readonly [string, string])[] = [
    ['Contact person', client.contactPerson],
    ['Email', client.email],
    ['Phone', client.phone],
    ['Website', client.website],
    ['Industry', client.industry],
    ['Client since', formatDate(client.onboardingDate)],
    ['Compliance score', formatPercent(client.complianceScore)],
    ['Stage', lifecycleStageView[client.currentStage].label],
    ['Risk', riskLevelView[client.riskLevel].label],
    ['KYC', screeningStatusView[client.kycStatus].label],
    ['AML', screeningStatusView[client.amlStatus].label],
    ['Organization', organization.type],
    ['Headquarters', organization.headquarters],
    ['Employees', formatNumber(organization.employees)],
    ['Registration number', organization.registrationNumber],
    ['Tax ID', organization.taxId && maskTaxId(organization.taxId)],
    ['Lifetime volume', formatExactAmount(client.totalVolume)],
    ['Monthly volume', formatExactAmount(money.monthlyVolume)],
    ['Account balance', formatExactAmount(money.accountBalance)],
    ['Credit limit', formatExactAmount(money.creditLimit)],
    ['Payment methods', money.paymentMethods.join(', ')],
    ['As of', formatDateTime(now)],
  ];
  return facts.map(([label, value]) => [label, value === '' ? unknownText : value]);
};

const usersTable = ({ users }: Client) => ({
  title: 'Users',
  columns: ['Name', 'Role', 'Email', 'Status'],
  rows: users.map(({ name, role, email, status }) => [
    name,
    role,
    email,
    clientUserStatusView[status].label,
  ]),
  empty: 'No users.',
});

const departmentsTable = ({ organizationData: { departments } }: Client) => ({
  title: 'Departments',
  columns: ['Department', 'Head', 'Employees', 'Budget'],
  rows: departments.map(({ name, head, employees, budget }) => [
    name,
    head,
    formatNumber(employees),
    formatExactAmount(budget),
  ]),
  empty: 'No departments.',
});

const contractsTable = ({ organizationData: { contracts } }: Client) => ({
  title: 'Contracts',
  columns: ['ID', 'Type', 'Value', 'Start', 'End', 'Status'],
  rows: contracts.map(({ id, type, value, startDate, endDate, status }) => [
    id,
    contractTypeLabel[type],
    formatExactAmount(value),
    formatDate(startDate),
    formatDate(endDate),
    status,
  ]),
  empty: 'No contracts.',
});

const documentsTable = ({ documents }: Client) => ({
  title: 'Documents',
  columns: ['Document', 'Type', 'Status', 'Uploaded', 'Size'],
  rows: documents.map(({ name, type, status, uploadDate, size }) => [
    name,
    clientDocumentTypeLabel[type],
    clientDocumentStatusView[status].label,
    formatDate(uploadDate),
    size,
  ]),
  empty: 'No documents.',
});

const historyTable = ({ organizationData: { complianceHistory } }: Client) => ({
  title: 'Compliance history',
  columns: ['Date', 'Check', 'Status', 'Details'],
  rows: complianceHistory.map(({ date, type, status, details }) => [
    formatDate(date),
    type,
    complianceCheckStatusView[status].label,
    details,
  ]),
  empty: 'No checks yet.',
});

const tablesOf = (client: Client) =>
  [usersTable, departmentsTable, contractsTable, documentsTable, historyTable].map((tableOf) =>
    tableOf(client),
  );

/** All of a client's profile on paper, whichever of its sections is open, with what was done to it. */
export function ClientPrintSheet({ client }: { readonly client: Client }) {
  const now = useWorkspaceClock();
  const screening = useScreeningTables(client);
  const trail = usePrintedTrail('clients', client.id);
  return (
    <PrintedRecord
      id={client.id}
      title={client.companyName}
      facts={factsOf(client, now)}
      tables={[...tablesOf(client), ...screening, trail]}
    />
  );
}
